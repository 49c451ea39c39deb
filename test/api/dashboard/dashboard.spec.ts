import request from 'supertest'
import { DashboardService } from '../../../src/dashboard/dashboard.service.js'
import { leadsAdmin } from '../../support/leads-admin.js'

const admin = leadsAdmin()
afterEach(() => admin.site.database.query('TRUNCATE newsletter_subscribers CASCADE'))

/** Dashboard at a given time. */
const dashboardAt = (now: string, by: 'week' | 'month' = 'month') =>
  admin.site.app
    .get(DashboardService, { strict: false })
    .show({ by }, { id: admin.staff.id, locations: null }, new Date(now))
const figuresAt = async (now: string) => {
  const [messages, inquiries] = (await dashboardAt(now)).leads
  return { messages: messages!, inquiries: inquiries! }
}
const change = (statement: string, ...values: unknown[]) => admin.site.database.query(statement, values)
const counted = (statuses: { status: string; leads: number }[]) =>
  Object.fromEntries(statuses.filter(({ leads }) => leads > 0).map(({ status, leads }) => [status, leads]))

describe('dashboard', () => {
  it.each([
    ['before', ['dashboard', 'location']],
    ['after', ['location', 'dashboard']],
  ])('names the locations %s a visitor reads the page of one', async (_when, order) => {
    await admin.site.changeContent('UPDATE locations SET position = position')
    for (const page of order)
      if (page === 'location') await request(admin.site.http).get('/lokacija/zagreb').expect(200)
      else {
        const { byLocation } = await dashboardAt('2026-10-31T12:00:00Z')
        expect(byLocation.locations.map(({ name }) => name?.hr)).toContain('Dubrovnik')
      }
  })

  it('is complete without any leads', async () => {
    const { body } = await admin.staff.agent.get('/api/admin/dashboard').expect(200)
    expect(body.leads).toMatchObject([
      {
        kind: 'contactMessage',
        total: 0,
        today: 0,
        last7Days: 0,
        unassigned: 0,
        firstAnswers: { answered: 0, medianSeconds: null },
      },
      { kind: 'franchiseInquiry', total: 0 },
      { kind: 'appointmentRequest', total: 0 },
      { kind: 'booking', total: 0 },
    ])
    expect(body).toMatchObject({ by: 'month', subscribers: { total: 0 }, waiting: [] })
    expect(body.desk).toMatchObject({ new: 0, mine: 0, overdue: 0, visits: 0 })
    expect([body.periods.length, body.subscribers!.months.length]).toEqual([12, 6])
  })

  it('is for staff, and refuses an unknown period', async () => {
    await request(admin.site.http).get('/api/admin/dashboard').expect(401)
    const { body } = await admin.staff.agent.get('/api/admin/dashboard?by=year').expect(422)
    expect(body.errors).toMatchObject([{ field: 'by' }])
  })

  it('counts leads of the inbox by status, without spam, trash and merged ones', async () => {
    for (const status of ['new', 'new', 'inProgress', 'closed', 'spam'] as const) await admin.addMessage({ status })
    const kept = await admin.addMessage({ status: 'answered', assigneeId: admin.staff.id })
    await admin.addMessage({ mergedIntoId: kept })
    await admin.addMessage({ trashedAt: new Date() })
    for (const status of ['negotiating', 'signed', 'spam'] as const) await admin.addInquiry({ status })

    const { body } = await admin.staff.agent.get('/api/admin/dashboard').expect(200)
    const [messages, inquiries] = body.leads
    expect(messages).toMatchObject({ total: 5, unassigned: 3, today: 5 })
    expect(counted(messages.statuses)).toEqual({ new: 2, inProgress: 1, answered: 1, closed: 1 })
    expect(messages.statuses.map(({ status }: { status: string }) => status)).toEqual([
      'new',
      'inProgress',
      'answered',
      'closed',
    ])
    expect(inquiries).toMatchObject({ total: 2, unassigned: 1 })
    expect(counted(inquiries.statuses)).toEqual({ negotiating: 1, signed: 1 })
    for (const { status, leads, open } of messages.statuses) {
      const { body: list } = await admin.staff.agent.get('/api/admin/contact-messages').query({ status })
      expect({ status, leads, open }).toEqual({ status, leads: list.total, open: status !== 'closed' })
    }
  })

  it.each([
    // Daylight saving time in Zagreb began on 29 March 2026 and ended on 25 October.
    ['2026-03-29T20:00:00Z', '2026-03-28T23:00:00Z', '2026-03-22T23:00:00Z'],
    ['2026-03-31T10:00:00Z', '2026-03-30T22:00:00Z', '2026-03-24T23:00:00Z'],
    ['2026-10-25T22:30:00Z', '2026-10-24T22:00:00Z', '2026-10-18T22:00:00Z'],
    ['2026-10-26T22:30:00Z', '2026-10-25T23:00:00Z', '2026-10-19T22:00:00Z'],
  ])('counts at %s today from %s, and seven days from %s', async (now, midnight, weekAgo) => {
    const justBefore = (moment: string) => new Date(Date.parse(moment) - 1)
    for (const receivedAt of [midnight, weekAgo].flatMap((moment) => [new Date(moment), justBefore(moment)])) {
      await admin.addMessage({ receivedAt })
    }
    expect((await figuresAt(now)).messages).toMatchObject({ total: 4, today: 1, last7Days: 3 })
  })

  it('counts by month and week in Zagreb, including empty ones', async () => {
    for (const receivedAt of [
      '2025-10-31T22:59:59Z',
      '2025-10-31T23:00:00Z', // on both sides of the start of November 2025
      '2026-03-31T21:59:59Z',
      '2026-03-31T22:00:00Z', // April 2026
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z', // the week of 26 October 2026
    ]) {
      await admin.addMessage({ receivedAt: new Date(receivedAt) })
    }
    await admin.addInquiry({ receivedAt: new Date('2026-10-26T09:00:00Z') })
    const now = '2026-10-31T12:00:00Z'

    const byMonth = (await dashboardAt(now, 'month')).periods
    expect(byMonth.map(({ from }) => from)).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
    ])
    expect(byMonth.map(({ contactMessage }) => contactMessage)).toEqual([1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 2])
    expect(byMonth.at(-1)).toMatchObject({ franchiseInquiry: 1 })

    const byWeek = (await dashboardAt(now, 'week')).periods
    expect(byWeek[0]!.from).toBe('2026-08-10')
    expect(byWeek.slice(-2)).toEqual([
      { from: '2026-10-19', contactMessage: 1, franchiseInquiry: 0, appointmentRequest: 0, booking: 0 },
      { from: '2026-10-26', contactMessage: 1, franchiseInquiry: 1, appointmentRequest: 0, booking: 0 },
    ])
  })

  it('returns the utilisation and the no-shows of a location for two periods, without absences and holidays', async () => {
    const [therapist] = await admin.site.database.query<[{ id: string }]>(
      `SELECT therapist_id AS id FROM therapist_hours WHERE location = 'dubrovnik'`,
    )
    const book = (starts: string, status: string, minutes = 60) =>
      change(
        `INSERT INTO bookings (id, received_at, language, status, location, service_id, service, price, therapist_id, therapist,
           starts, ends, during, for_whom, name, phone)
         VALUES (gen_random_uuid(), now(), 'hr', $2, 'dubrovnik', gen_random_uuid(), 'A', 1, $3, 'B', $1::timestamptz,
           $1::timestamptz + make_interval(mins => $4), tstzrange($1::timestamptz, $1::timestamptz + make_interval(mins => $4)),
           'self', 'Ana', '091')`,
        starts,
        status,
        therapist.id,
        minutes,
      )
    const days = async (at: string) => {
      const { visits } = await dashboardAt(at, 'week')
      return { ...visits, locations: visits.locations.filter(({ location }) => location === 'dubrovnik') }
    }
    // Monday to Friday eight hours, in the week of 15 June 2026 and the one before.
    const now = '2026-06-22T10:00:00Z'
    await book('2026-06-16T08:00:00Z', 'came', 90)
    await book('2026-06-16T10:00:00Z', 'noShow')
    await book('2026-06-17T10:00:00Z', 'booked')
    await book('2026-06-18T10:00:00Z', 'cancelled')
    await book('2026-06-14T21:59:00Z', 'came') // Sunday of the week before
    await book('2026-06-21T22:00:00Z', 'came') // today
    const recent = { bookedMinutes: 210, workingMinutes: 2400, visits: 2, noShows: 1 }
    const before = { bookedMinutes: 60, workingMinutes: 2400, visits: 1, noShows: 0 }
    expect(await days(now)).toMatchObject({ from: '2026-06-15', to: '2026-06-21', locations: [{ recent, before }] })

    await change(
      `INSERT INTO absences (therapist_id, during) VALUES ($1, '[2026-06-15 00:00+02,2026-06-17 00:00+02)')`,
      therapist.id,
    )
    expect(await days(now)).toMatchObject({ locations: [{ recent: { workingMinutes: 1440 }, before }] })
    await change('DELETE FROM absences')
    await change('DELETE FROM bookings')
  })

  it('uses the month in Zagreb when it differs from that in London', async () => {
    expect((await dashboardAt('2026-06-30T22:30:00Z', 'month')).periods.at(-1)).toMatchObject({ from: '2026-07-01' })
    expect((await dashboardAt('2026-06-28T22:30:00Z', 'week')).periods.at(-1)).toMatchObject({ from: '2026-06-29' })
    expect((await dashboardAt('2026-06-28T21:30:00Z', 'week')).periods.at(-1)).toMatchObject({ from: '2026-06-22' })
  })

  it('returns the median time to first response of the last and the previous thirty days', async () => {
    const now = '2026-10-31T12:00:00Z'
    const answer = (firstAnsweredAt: string, hours: number) =>
      admin.addMessage({
        status: 'answered',
        firstAnsweredAt: new Date(firstAnsweredAt),
        receivedAt: new Date(Date.parse(firstAnsweredAt) - hours * 3_600_000),
      })
    await answer('2026-10-30T12:00:00Z', 1)
    await answer('2026-10-20T12:00:00Z', 4)
    await answer('2026-10-01T12:00:01Z', 100)
    await answer('2026-10-01T12:00:00Z', 10) // exactly thirty days ago
    await answer('2026-09-05T12:00:00Z', 20)
    await answer('2026-09-01T12:00:00Z', 1000) // exactly sixty days ago
    await admin.addMessage({ receivedAt: new Date('2026-10-30T12:00:00Z') })
    const { messages, inquiries } = await figuresAt(now)
    expect(messages.firstAnswers).toEqual({ answered: 3, medianSeconds: 4 * 3600 })
    expect(messages.firstAnswersBefore).toEqual({ answered: 2, medianSeconds: 15 * 3600 })
    expect(inquiries.firstAnswers).toEqual({ answered: 0, medianSeconds: null })
  })

  it('recomputes medians and months after a change of a lead or subscriber', async () => {
    const now = '2026-10-31T12:00:00Z'
    const receivedAt = new Date('2026-10-30T12:00:00Z')
    const first = await admin.addMessage({ status: 'answered', receivedAt, firstAnsweredAt: new Date(now) })
    const second = await admin.addMessage({ receivedAt })
    const answers = async () => (await figuresAt(now)).messages.firstAnswers
    expect(await answers()).toEqual({ answered: 1, medianSeconds: 24 * 3600 })
    await change(
      `UPDATE contact_messages SET status = 'answered', first_answered_at = $2 WHERE id = $1`,
      second,
      receivedAt,
    )
    expect(await answers()).toEqual({ answered: 2, medianSeconds: 12 * 3600 })
    await change('UPDATE contact_messages SET trashed_at = now() WHERE id = $1', first)
    expect(await answers()).toEqual({ answered: 1, medianSeconds: 0 })

    const lastMonth = async () => (await dashboardAt(now)).subscribers!.months.at(-1)
    await change(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1, 'hr', 'Da.', $2)`,
      'ana@example.com',
      receivedAt,
    )
    expect(await lastMonth()).toMatchObject({ gained: 1, lost: 0 })
    await change('UPDATE newsletter_subscribers SET unsubscribed_at = $1', receivedAt)
    expect(await lastMonth()).toMatchObject({ gained: 1, lost: 1 })
  })

  it('lists leads waiting longest of both kinds', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number))
    await admin.addMessage({ receivedAt: day(1), status: 'answered', name: 'Has an answer' })
    await admin.addMessage({ receivedAt: day(2), status: 'spam', name: 'Spam' })
    await admin.addRequest({ receivedAt: day(2), firstAnsweredAt: day(3), name: 'Has a reply' })
    await admin.addInquiry({ receivedAt: day(3), firstName: 'Iva', lastName: 'Perić', preferredLocation: 'Pula' })
    await admin.addMessage({ receivedAt: day(4), status: 'inProgress', name: 'Ana', subject: 'bioresonance' })
    await admin.addInquiry({ receivedAt: day(5), status: 'contacted', firstName: 'Has', lastName: 'an answer' })
    for (const number of [6, 7, 8, 9]) await admin.addMessage({ receivedAt: day(number), name: `Day ${number}` })
    const { waiting } = await dashboardAt('2026-02-01T12:00:00Z')
    expect(waiting.map(({ name }) => name)).toEqual(['Iva Perić', 'Ana', 'Day 6', 'Day 7', 'Day 8'])
    expect(waiting[0]).toMatchObject({ kind: 'franchiseInquiry', about: 'Pula', status: 'new', receivedAt: day(3) })
    expect(waiting[1]).toMatchObject({ kind: 'contactMessage', about: 'bioresonance', status: 'inProgress' })
  })

  it('counts the leads of each location and kind, as many as the list of the same days contains', async () => {
    // Today in Zagreb is 30 March 2026, after a day of 23 hours; seven days begin on the 24th, those before on the 17th.
    const now = '2026-03-29T22:30:00Z'
    const zagreb = (receivedAt: string) => ({ location: 'zagreb', receivedAt: new Date(receivedAt) })
    await admin.addMessage(zagreb('2026-03-30T21:59:59Z'))
    await admin.addMessage(zagreb('2026-03-30T22:00:00Z')) // tomorrow
    await admin.addMessage(zagreb('2026-03-23T23:00:00Z'))
    await admin.addMessage(zagreb('2026-03-23T22:59:59Z')) // the period before
    await admin.addMessage(zagreb('2026-03-16T22:59:59Z')) // too early
    await admin.addMessage({ ...zagreb('2026-03-29T09:00:00Z'), status: 'spam' })
    await admin.addMessage({ ...zagreb('2026-03-29T09:00:00Z'), trashedAt: new Date() })
    await admin.addInquiry({ receivedAt: new Date('2026-03-29T09:00:00Z') })
    await admin.addRequest({ receivedAt: new Date('2026-03-20T09:00:00Z'), location: 'removed' })

    const { from, to, locations } = (await dashboardAt(now, 'week')).byLocation
    expect({ from, to }).toEqual({ from: '2026-03-24', to: '2026-03-30' })
    const none = { contactMessage: 0, franchiseInquiry: 0, appointmentRequest: 0, booking: 0 }
    expect(locations.find(({ location }) => location === 'zagreb')).toMatchObject({
      name: { hr: 'Zagreb' },
      recent: { ...none, contactMessage: 2 },
      before: { ...none, contactMessage: 1 },
    })
    expect(locations.slice(-2)).toEqual([
      { location: 'removed', name: null, visits: 0, recent: none, before: { ...none, appointmentRequest: 1 } },
      { location: null, name: null, visits: 0, recent: { ...none, franchiseInquiry: 1 }, before: none },
    ])

    const total = async (path: string, query: object) =>
      (await admin.staff.agent.get(path).query(query).expect(200)).body.total as number
    expect(await total('/api/admin/contact-messages', { from, to, location: 'zagreb' })).toBe(2)
    expect(await total('/api/admin/inbox', { from, to, location: 'none', view: 'all' })).toBe(1)
    expect(await total('/api/admin/inbox', { from, to, view: 'all' })).toBe(3)
  })

  it('counts what waits for the user, and the visits of today, as many as the lists contain', async () => {
    await admin.addMessage({ assigneeId: admin.staff.id })
    await admin.addMessage({ status: 'inProgress', assigneeId: admin.owner.id })
    const late = await admin.addInquiry({})
    await change(`INSERT INTO answer_deadlines (lead_id, due_at) VALUES ($1, now() - interval '1 minute')`, late)
    // Clocks in Zagreb went back on 25 October 2026: that day began at 22:00 UTC, and lasted 25 hours.
    const visit = (at: string, values = {}) => {
      const starts = new Date(at)
      const ends = new Date(Date.parse(at) + 60_000)
      return admin.addBooking({ starts, ends, during: `[${starts.toISOString()},${ends.toISOString()})`, ...values })
    }
    await visit('2026-10-24T21:59:00Z', { location: 'zagreb' })
    await visit('2026-10-24T22:00:00Z', { location: 'zagreb' })
    await visit('2026-10-25T22:59:00Z', { location: 'zagreb', status: 'came' })
    await visit('2026-10-25T23:00:00Z', { location: 'zagreb' })
    await visit('2026-10-25T09:00:00Z', { location: 'zagreb', status: 'cancelled' })

    const { desk, byLocation } = await dashboardAt('2026-10-25T12:00:00Z')
    expect(desk).toEqual({ today: '2026-10-25', new: 2, mine: 1, overdue: 1, followUp: 0, visits: 2, uncovered: 0 })
    expect(byLocation.locations.find(({ location }) => location === 'zagreb')).toMatchObject({ visits: 2 })
    const { body } = await admin.staff.agent
      .get('/api/admin/bookings')
      .query({ visitOn: '2026-10-25', status: 'booked,came,noShow' })
      .expect(200)
    expect(body.total).toBe(2)
  })

  it('counts gained and lost subscribers by month', async () => {
    const subscriptions: [string, string | null][] = [
      ['2026-04-30T21:59:59Z', null], // before May, outside the range
      ['2026-04-30T22:00:00Z', '2026-09-30T21:59:59Z'],
      ['2026-09-30T22:00:00Z', '2026-09-30T22:00:00Z'],
      ['2026-10-10T12:00:00Z', null],
    ]
    for (const [index, [from, to]] of subscriptions.entries()) {
      await admin.site.database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, subscribed_at, confirmed_at, unsubscribed_at)
         VALUES ($1, 'hr', 'Da.', $2, $2, $3)`,
        [`n${index}@example.com`, from, to],
      )
    }
    const { total, months } = (await dashboardAt('2026-10-31T12:00:00Z')).subscribers!
    expect(total).toBe(2)
    expect(months).toEqual([
      { from: '2026-05-01', gained: 1, lost: 0 },
      ...['2026-06-01', '2026-07-01', '2026-08-01'].map((from) => ({ from, gained: 0, lost: 0 })),
      { from: '2026-09-01', gained: 0, lost: 1 },
      { from: '2026-10-01', gained: 2, lost: 1 },
    ])
  })
})
