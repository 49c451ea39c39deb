import { appointmentEnds, appointmentMoves } from '../../src/shared/leads/appointment-status.js'
import { contactEnds, contactMoves } from '../../src/shared/leads/contact-status.js'
import { franchiseEnds, franchiseMoves } from '../../src/shared/leads/franchise-status.js'
import { runCommand } from '../support/command.js'
import { siteStorage } from '../support/site-storage.js'

interface Lead {
  id: string
  status: string
  version: number
  received_at: Date
  first_answered_at: Date | null
  suspicions: string[]
}

interface Request extends Lead {
  location: string
  wishes: { date: string }[]
}

interface Booking extends Lead {
  starts: Date
}

interface Event {
  lead_id: string
  at: Date
  type: string
  old_value: string | null
  new_value: string | null
}

describe('leads:sample', () => {
  const storage = siteStorage('migrated')

  const addSamples = (...words: string[]) => runCommand('samples/add-leads.js', words, storage.variables)

  it('waits until a user can sign in, even with --force', () => {
    const stderr = expect.stringContaining('start the site once') as string
    expect(addSamples('5', '--force')).toMatchObject({ status: 1, stderr })
  })

  it('adds leads whose history matches their state', async () => {
    await storage.withDatabase((dataSource) =>
      dataSource.query(
        `INSERT INTO users (email, password_hash, role) VALUES ('ana@example.com', 'none that opens', 'admin')`,
      ),
    )
    expect(addSamples('300')).toMatchObject({ status: 0, stdout: expect.stringContaining('Added 300 ') })
    const { messages, inquiries, requests, bookings, events, addresses } = await storage.withDatabase(
      async (dataSource) => ({
        messages: await dataSource.query<Lead[]>('SELECT * FROM contact_messages'),
        inquiries: await dataSource.query<Lead[]>('SELECT * FROM franchise_inquiries'),
        requests: await dataSource.query<Request[]>('SELECT * FROM appointment_requests'),
        bookings: await dataSource.query<Booking[]>('SELECT * FROM bookings'),
        events: await dataSource.query<Event[]>('SELECT * FROM lead_events ORDER BY id'),
        addresses: await dataSource.query<{ email: string }[]>(`
        SELECT email FROM contact_messages UNION ALL SELECT email FROM franchise_inquiries
        UNION ALL SELECT email FROM appointment_requests WHERE email IS NOT NULL
        UNION ALL SELECT email FROM newsletter_subscribers`),
      }),
    )
    expect(messages.length + inquiries.length + requests.length + bookings.length).toBe(300)
    expect(inquiries.length).toBeGreaterThan(20)
    expect(requests.length).toBeGreaterThan(30)
    expect(bookings.length).toBeGreaterThan(10)
    for (const { id, status, version, starts, received_at: receivedAt } of bookings) {
      const history = events.filter(({ lead_id: leadId }) => leadId === id)
      expect(history.map((event) => [event.old_value, event.new_value])).toEqual(
        status === 'booked' ? [] : [['booked', status]],
      )
      expect(version).toBe(1 + history.length)
      expect(starts.getTime()).toBeGreaterThan(receivedAt.getTime())
    }
    for (const { location, wishes, received_at: receivedAt } of requests) {
      expect(location).not.toBeNull()
      expect(wishes.every(({ date }) => date > receivedAt.toISOString().slice(0, 10))).toBe(true)
    }
    expect(addresses.filter(({ email }) => !/@example\.(com|org|net)$/.test(email))).toEqual([])
    for (const [leads, moves, answers, ends] of [
      [messages, contactMoves, ['answered'], contactEnds],
      [inquiries, franchiseMoves, ['contacted'], franchiseEnds],
      [requests, appointmentMoves, ['proposed', 'agreed'], appointmentEnds],
    ] as [Lead[], Record<string, string[]>, string[], string[]][]) {
      // In two years nearly every lead was finished, in one way or another.
      expect(leads.map(({ status }) => status)).toEqual(expect.arrayContaining(ends))
      for (const lead of leads) {
        const history = events.filter(({ lead_id: leadId }) => leadId === lead.id)
        expect(lead.version).toBe(1 + history.length)
        let status = 'new'
        let at = lead.received_at
        for (const event of history) {
          expect(event.at.getTime()).toBeGreaterThanOrEqual(at.getTime())
          at = event.at
          if (event.type !== 'status') continue
          expect(event.old_value).toBe(status)
          expect(moves[status]).toContain(event.new_value)
          status = event.new_value!
        }
        expect(lead.status).toBe(status)
        expect(lead.suspicions.length > 0).toBe(status === 'spam')
        expect(lead.first_answered_at).toEqual(
          history.find(({ new_value: given }) => given && answers.includes(given))?.at ?? null,
        )
      }
    }
  }, 120_000)

  it('refuses a database with leads, unless forced', async () => {
    const count = () =>
      storage.withDatabase((dataSource) =>
        dataSource.query<{ leads: number; senders: number }[]>(
          `SELECT count(*)::int AS leads, count(DISTINCT name)::int AS senders FROM (
             SELECT name FROM contact_messages UNION ALL SELECT name FROM appointment_requests
             UNION ALL SELECT name FROM bookings
             UNION ALL SELECT first_name || ' ' || last_name FROM franchise_inquiries) AS sent (name)`,
        ),
      )
    const before = await count()
    expect(addSamples('5')).toMatchObject({ status: 1, stderr: expect.stringContaining('not empty') })
    expect(await count()).toEqual(before)
    expect(addSamples('5', '--force')).toMatchObject({ status: 0 })
    const [after] = await count()
    expect(after!.leads).toBeGreaterThan(before[0]!.leads)
    expect(after!.senders).toBe(before[0]!.senders) // the same people in every run
  })

  it('gives those who wait for an answer a deadline, without mails to staff', async () => {
    expect(addSamples('2000', '--force')).toMatchObject({ status: 0 }) // nearly all of them were answered
    const { waiting, deadlines, mails } = await storage.withDatabase(async (dataSource) => ({
      waiting: await dataSource.query<{ id: string }[]>(
        ['contact_messages', 'franchise_inquiries', 'appointment_requests']
          .map(
            (table) =>
              `SELECT id FROM ${table} WHERE status IN ('new', 'inProgress') AND first_answered_at IS NULL AND trashed_at IS NULL`,
          )
          .join(' UNION ALL ') + ' ORDER BY id',
      ),
      deadlines: await dataSource.query<{ id: string; alert_at: Date | null }[]>(
        'SELECT lead_id AS id, alert_at FROM answer_deadlines ORDER BY lead_id',
      ),
      mails: await dataSource.query<object[]>('SELECT FROM outgoing_mails'),
    }))
    expect(waiting.length).toBeGreaterThan(0)
    expect(deadlines).toEqual(waiting.map(({ id }) => ({ id, alert_at: null })))
    expect(mails).toEqual([])
  })

  it.each(['0', '1000001'])('refuses to add %s', (total) => {
    expect(addSamples('--', total)).toMatchObject({ status: 1, stderr: expect.stringContaining('How many') })
  })
})
