import { createHash } from 'node:crypto'
import { CalendarQueryDto } from '../../../src/bookings/calendar/calendar-query.dto.js'
import type { CalendarView } from '../../../src/bookings/calendar/calendar-view.js'
import { CalendarViewService } from '../../../src/bookings/calendar/calendar-view.service.js'
import { leadsAdmin } from '../../support/leads-admin.js'

const admin = leadsAdmin()

/** A Wednesday; centres are open from 12 to 20. */
const DAY = '2026-11-25'

const read = (query: Partial<CalendarQueryDto>): Promise<CalendarView> =>
  admin.site.app
    .get(CalendarViewService)
    .read(Object.assign(new CalendarQueryDto(), { date: DAY, location: 'zagreb', ...query }), null)
const therapist = async (name: string): Promise<string> =>
  (await admin.site.database.query('SELECT id FROM therapists WHERE name = $1', [name]))[0].id as string
const visit = (from: string, to: string, values: object = {}) =>
  admin.addBooking({
    location: 'zagreb',
    starts: new Date(from),
    ends: new Date(to),
    during: `[${from},${to})`,
    ...values,
  })

describe('calendar of staff', () => {
  afterEach(() => admin.site.database.query('DELETE FROM absences'))

  it('shows the therapists of a location with the hours in which both work', async () => {
    const { days, therapists, everybody } = await read({})
    expect(days).toEqual([{ date: DAY, open: [{ start: 720, end: 1200 }], isHoliday: false }])
    expect(therapists.map(({ name, open }) => [name, open])).toEqual([
      ['Petra Hrastić', [[{ start: 720, end: 1200 }]]],
      ['Mirjana Vuk', [[{ start: 720, end: 1200 }]]],
    ])
    expect(everybody.find(({ name }) => name === 'Lucija Radonić')!.locations).toEqual(['dubrovnik'])
  })

  it('shows the week of a day from Monday on, holidays as closed', async () => {
    const { days } = await read({ span: 'week', date: '2026-12-25' })
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => `2026-12-${String(21 + index)}`),
    )
    expect(days[4]).toEqual({ date: '2026-12-25', open: [], isHoliday: true })
  })

  it('shows visits at the time of Zagreb, but no cancelled, discarded or merged ones', async () => {
    const therapistId = await therapist('Petra Hrastić')
    const id = await visit('2026-11-25T13:00:00Z', '2026-11-25T14:00:00Z', { therapistId, note: 'Dolazi s kćeri.' })
    const noShow = await visit('2026-11-25T13:30:00Z', '2026-11-25T14:00:00Z', {
      status: 'noShow',
      email: null,
      phone: '1',
    })
    await visit('2026-11-25T15:00:00Z', '2026-11-25T16:00:00Z', { status: 'cancelled' })
    await visit('2026-11-25T15:00:00Z', '2026-11-25T16:00:00Z', { trashedAt: new Date() })
    await visit('2026-11-26T15:00:00Z', '2026-11-26T16:00:00Z')
    const { visits } = await read({})
    expect(visits).toMatchObject([
      { id, therapistId, date: DAY, start: 840, end: 900, status: 'booked', hasNote: true, hasEmail: true, version: 1 },
      { id: noShow, start: 870, end: 900, status: 'noShow', hasNote: false, hasEmail: false },
    ])
    expect(visits[0]).not.toHaveProperty('note')
  })

  it('shows visits of its therapists elsewhere without their client, and therapists who left with their visits', async () => {
    const therapistId = await therapist('Mirjana Vuk')
    await visit('2026-11-25T13:00:00Z', '2026-11-25T14:00:00Z', { therapistId, location: 'zagreb-istok' })
    const former = await visit('2026-11-25T15:00:00Z', '2026-11-25T16:00:00Z', { therapist: 'Otišla Terapeutkinja' })
    const { elsewhere, visits, therapists } = await read({})
    expect(elsewhere).toEqual([
      { id: expect.any(String), therapistId, location: 'zagreb-istok', date: DAY, start: 840, end: 900 },
    ])
    expect(visits.map(({ id }) => id)).toEqual([former])
    expect(therapists.at(-1)).toEqual({ id: visits[0]!.therapistId, name: 'Otišla Terapeutkinja', open: [[]] })
  })

  it('shows absences on each day of theirs', async () => {
    const therapistId = await therapist('Petra Hrastić')
    await admin.site.database.query('INSERT INTO absences (therapist_id, during) VALUES ($1, $2)', [
      therapistId,
      '[2026-11-24T18:00:00+01:00,2026-11-26T10:00:00+01:00)',
    ])
    const { absences } = await read({ span: 'week' })
    expect(absences.map(({ date, start, end }) => [date, start, end])).toEqual([
      ['2026-11-24', 1080, 1440],
      ['2026-11-25', 0, 1440],
      ['2026-11-26', 0, 600],
    ])
  })

  it('begins with the first preferred day and the location of a request, and finds its service', async () => {
    const request = await admin.addRequest({
      service: 'Bioresonance treatment',
      location: 'dubrovnik',
      language: 'en',
      wishes: [
        { date: '2099-03-05', partOfDay: 'any' },
        { date: '2099-03-03', partOfDay: 'morning' },
      ],
    })
    const view = await read({ date: undefined, location: undefined, request })
    expect(view).toMatchObject({ date: '2099-03-03', location: 'dubrovnik', request: { id: request, name: 'Mia Kos' } })
    const found = view.services.find(({ id }) => id === view.request!.serviceId)
    expect(found!.name.hr).toBe('Postupak biorezonance')
    expect((await read({ request: '00000000-0000-4000-8000-000000000000' })).request).toBeNull()
  })

  it('allows its own styles by their hash alone', async () => {
    const { text, headers } = await admin.staff.agent.get(`/admin/calendar?date=${DAY}&location=zagreb`).expect(200)
    const [, style] = /<style>([^<]+)<\/style>/.exec(text)!
    const hash = createHash('sha256').update(style!).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it("names services and rooms in the reader's language, whatever the client's is", async () => {
    const therapistId = await therapist('Petra Hrastić')
    const service = 'Postupak biorezonance'
    const [{ id: roomId }] = await admin.site.database.query<[{ id: string }]>(
      `SELECT id FROM rooms WHERE location = 'zagreb' AND kind = 'treatment'`,
    )
    await visit('2026-11-25T13:00:00Z', '2026-11-25T14:00:00Z', { therapistId, service, roomId })
    const request = await admin.addRequest({ service: 'Testiranje kućnog ljubimca', location: 'zagreb' })
    const address = `/admin/calendar?date=${DAY}&location=zagreb&request=${request}&lang=en`
    const { text } = await admin.owner.agent.get(address).expect(200)
    const [body] = /<main[^]*<\/main>/.exec(text)!
    expect(body).toContain('Bioresonance treatment')
    expect(body).not.toContain(service)
    expect(body).toContain('Treatment room')
    expect(body).not.toContain('Soba')
    expect(body).not.toContain('Testiranje kućnog ljubimca')
  })

  it('ignores what its address cannot mean', async () => {
    const { text } = await admin.staff.agent
      .get('/admin/calendar?span=year&date=sutra&location=nigdje!&therapist=x&request=1')
      .expect(200)
    expect(text).toContain('Kalendar')
    await admin.staff.agent.get('/admin/calendar?date=9999-12-31').expect(200)
  })
})
