import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import request from 'supertest'
import { inSql, type Period } from '../../../src/platform/config/period.js'
import type { Retention } from '../../../src/platform/config/retention.js'
import {
  IdempotentWritesService,
  KEPT_HOURS,
} from '../../../src/platform/http/idempotency/idempotent-writes.service.js'
import { MailFilesService } from '../../../src/platform/mail/files/mail-files.service.js'
import { SettingsService } from '../../../src/platform/settings/settings.service.js'
import { ExpiredRowsService } from '../../../src/privacy/retention/expired-rows.service.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const retention: Retention = {
  contactMessages: { count: 1, unit: 'year' },
  franchiseInquiries: { count: 5, unit: 'year' },
  appointmentRequests: { count: 4, unit: 'year' },
  bookings: { count: 4, unit: 'year' },
  discardedLeads: { count: 21, unit: 'day' },
  endedSubscriptions: { count: 3, unit: 'month' },
  unconfirmedSubscriptions: { count: 31, unit: 'day' },
  consentProofs: { count: 22, unit: 'month' },
  mails: { count: 1, unit: 'day' },
}

describe('retention', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ retention })
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await site.database.query(`
      TRUNCATE contact_messages, franchise_inquiries, lead_notes, lead_replies, lead_events, consent_proofs, outgoing_mails,
        newsletter_subscribers, forgotten_subscribers, own_data_links, held_bookings, booking_origins, booking_bursts,
        waitlist_entries CASCADE`)
  })
  afterAll(() => site.close())

  const run = () => site.app.get(ExpiredRowsService).run()
  /** SQL timestamps on both sides of a limit. */
  const over = (period: Period) => `now() - interval '${inSql(period)}' - interval '1 minute'`
  const within = (period: Period) => `now() - interval '${inSql(period)}' + interval '1 minute'`
  const insert = async (table: string, values: Record<string, string>): Promise<string> => {
    const columns = Object.keys(values).join(', ')
    const [row] = await site.database.query<{ id: string }[]>(
      `INSERT INTO ${table} (${columns}) VALUES (${Object.values(values).join(', ')}) RETURNING id`,
    )
    return row!.id
  }
  const left = async (table: string) =>
    (await site.database.query<{ id: string }[]>(`SELECT id FROM ${table}`)).map(({ id }) => id).sort()

  const contact = {
    name: `'Ana'`,
    email: `'ana@example.com'`,
    subject: `'general'`,
    message: `'Dobar dan'`,
    language: `'hr'`,
  }
  const franchise = {
    first_name: `'Iva'`,
    last_name: `'Perić'`,
    email: `'iva@example.com'`,
    phone: `'099'`,
    language: `'hr'`,
    preferred_location: `'Osijek'`,
  }
  const networks = { address: `'a'`, home: `'h'`, site: `'s'` }
  const visit = `'2030-05-06 09:00Z'`
  /** Columns of rows that bookings of visitors leave, by table. */
  const ofBooking: Record<string, Record<string, string>> = {
    held_bookings: {
      ...networks,
      language: `'hr'`,
      location: `'zagreb'`,
      service_id: 'gen_random_uuid()',
      service: `'Masaža'`,
      price: '50',
      therapist_id: 'gen_random_uuid()',
      therapist: `'Iva'`,
      starts: visit,
      ends: visit,
      during: `tstzrange(${visit}, ${visit}, '[]')`,
      for_whom: `'self'`,
      name: `'Ana'`,
      email: `'ana@example.com'`,
    },
    booking_origins: {
      ...networks,
      mailbox: `'m'`,
      location: `'zagreb'`,
      way: `'direct'`,
    },
    booking_bursts: {},
  }
  const leads = [
    { table: 'contact_messages', values: contact, period: retention.contactMessages },
    { table: 'franchise_inquiries', values: franchise, period: retention.franchiseInquiries },
  ]
  const actor = `(SELECT id FROM users LIMIT 1)`

  describe.each(leads)('retention of $table', ({ table, values, period }) => {
    const add = (more: Record<string, string>) => insert(table, { ...values, ...more })

    const reply = { id: 'gen_random_uuid()', author_id: actor, recipient: `'a@b.hr'`, language: `'hr'`, text: `'x'` }

    it('deletes rows past the limit with notes, replies and history', async () => {
      const old = await add({ received_at: over(period) })
      await insert('lead_notes', { lead_id: `'${old}'`, author_id: actor, text: `'x'`, written_at: over(period) })
      await insert('lead_replies', { ...reply, lead_id: `'${old}'`, written_at: over(period) })
      await insert('lead_events', { lead_id: `'${old}'`, actor_id: actor, type: `'trashed'`, at: over(period) })
      const kept = await add({ received_at: within(period) })
      await run()
      expect(await left(table)).toEqual([kept])
      expect(await left('lead_notes')).toEqual([])
      expect(await left('lead_replies')).toEqual([])
      expect(await left('lead_events')).toEqual([])
    })

    it('keeps a lead while there is activity on it or on leads merged with it', async () => {
      const noted = await add({ received_at: over(period) })
      await insert('lead_notes', { lead_id: `'${noted}'`, author_id: actor, text: `'x'`, written_at: within(period) })
      const answered = await add({ received_at: over(period) })
      await insert('lead_replies', { ...reply, lead_id: `'${answered}'`, written_at: within(period) })
      const worked = await add({ received_at: over(period) })
      await insert('lead_events', { lead_id: `'${worked}'`, actor_id: actor, type: `'restored'`, at: within(period) })
      const shown = await add({ received_at: over(period) })
      const merged = await add({ received_at: within(period), merged_into_id: `'${shown}'` })
      const alone = await add({ received_at: over(period) })
      await add({ received_at: over(period), merged_into_id: `'${alone}'` })
      await run()
      expect(await left(table)).toEqual([noted, answered, worked, shown, merged].sort())
    })

    it('deletes trash and spam earlier', async () => {
      const early = { received_at: over(retention.discardedLeads) }
      const late = { received_at: within(retention.discardedLeads) }
      const kept = await add(early)
      const trashedLate = await add({ ...late, trashed_at: 'now()' })
      const spamLate = await add({ ...late, status: `'spam'` })
      await add({ ...early, trashed_at: over(retention.discardedLeads) })
      await add({ ...early, status: `'spam'` })
      await run()
      expect(await left(table)).toEqual([kept, trashedLate, spamLate].sort())
    })
  })

  it('deletes files that were not sent with a reply after a day', async () => {
    const file = {
      id: 'gen_random_uuid()',
      lead_id: 'gen_random_uuid()',
      author_id: actor,
      type: `'application/pdf'`,
      size: '1',
      bytes: `'x'`,
    }
    const add = (hours: number) =>
      insert('lead_reply_files', { ...file, name: `'a.pdf'`, uploaded_at: `now() - interval '${hours} hours'` })
    const kept = await add(23)
    await add(25)
    await run()
    expect(await left('lead_reply_files')).toEqual([kept])
  })

  it('deletes unsubscribed addresses after the period and keeps a hash', async () => {
    const add = (email: string, unsubscribed: string) =>
      insert('newsletter_subscribers', {
        email: `'${email}'`,
        language: `'hr'`,
        consent_text: `'Da'`,
        subscribed_at: `now() - interval '10 years'`,
        confirmed_at: `now() - interval '9 years'`,
        unsubscribed_at: unsubscribed,
      })
    await add('gone@example.com', over(retention.endedSubscriptions))
    const kept = [
      await add('leaving@example.com', within(retention.endedSubscriptions)),
      await add('reader@example.com', 'NULL'),
      await insert('newsletter_subscribers', {
        email: `'complained@example.com'`,
        language: `'hr'`,
        consent_text: `'Da'`,
        suppressed_at: 'now()',
        unsubscribed_at: over(retention.endedSubscriptions),
      }),
    ]
    await run()
    expect(await left('newsletter_subscribers')).toEqual(kept.sort())
    const hashes = await site.database.query<{ own: boolean }[]>(
      `SELECT hash = forgotten_hash('GONE@example.com') AS own FROM forgotten_subscribers`,
    )
    expect(hashes).toEqual([{ own: true }])
  })

  it('deletes unconfirmed subscribers without a hash', async () => {
    const add = (email: string, more: Record<string, string>) =>
      insert('newsletter_subscribers', {
        email: `'${email}'`,
        language: `'hr'`,
        consent_text: `'Da'`,
        asked_at: over(retention.unconfirmedSubscriptions),
        ...more,
      })
    await add('silent@example.com', {})
    const kept = [
      await add('thinking@example.com', { asked_at: within(retention.unconfirmedSubscriptions) }),
      await add('of-old@example.com', { subscribed_at: `now() - interval '9 years'`, asked_at: 'NULL' }),
      await add('reader@example.com', { confirmed_at: 'now()' }),
      await add('left@example.com', { unsubscribed_at: 'now()' }),
      await add('unreachable@example.com', { suppressed_at: 'now()' }),
    ]
    await run()
    expect(await left('newsletter_subscribers')).toEqual(kept.sort())
    expect(await site.database.query('SELECT FROM forgotten_subscribers')).toEqual([])
  })

  it('deletes consent proofs', async () => {
    const add = (at: string) =>
      insert('consent_proofs', {
        visitor_id: 'gen_random_uuid()',
        choice: `'accepted'`,
        policy_version: '1',
        language: `'hr'`,
        recorded_at: at,
      })
    await add(over(retention.consentProofs))
    const kept = await add(within(retention.consentProofs))
    await run()
    expect(await left('consent_proofs')).toEqual([kept])
  })

  it('deletes mails with their files, and keeps queued ones and those of replies', async () => {
    const add = (more: Record<string, string>) =>
      insert('outgoing_mails', {
        id: 'gen_random_uuid()',
        kind: `'contact.confirmation'`,
        subject_id: `'x'`,
        recipient: `'ana@example.com'`,
        language: `'hr'`,
        message_id: `'x'`,
        created_at: `now() - interval '2 years'`,
        next_attempt_at: `'infinity'`,
        ...more,
      })
    const gone = [await add({ sent_at: over(retention.mails) }), await add({ given_up_at: over(retention.mails) })]
    const ofReply = await add({ sent_at: over(retention.mails) })
    const reply = { id: `'${ofReply}'`, lead_id: 'gen_random_uuid()', author_id: actor, recipient: `'a@b.hr'` }
    await insert('lead_replies', { ...reply, language: `'hr'`, text: `'x'`, written_at: 'now()' })
    const kept = [await add({ sent_at: within(retention.mails) }), await add({}), ofReply]
    const directory = join(site.environment.dataDir, 'mail')
    mkdirSync(directory, { recursive: true })
    for (const id of [...gone, ...kept]) writeFileSync(join(directory, `2024-01-01T00-00-00.000Z-${id}.eml`), 'x')
    writeFileSync(join(directory, `2024-01-01T00-00-00.000Z-${gone[0]}.eml.123456`), 'half')
    await run()
    expect(await left('outgoing_mails')).toEqual(kept.sort())
    expect(
      readdirSync(directory)
        .map((name) => name.slice(25, -4))
        .sort(),
    ).toEqual(kept.sort())
  })

  it('deletes webhook deliveries after thirty days in any state, and keeps the endpoint', async () => {
    const endpoint = await insert('webhook_endpoints', {
      id: 'gen_random_uuid()',
      url: `'https://example.com/'`,
      events: `'{}'`,
      sealed_secret: `'x'`,
    })
    const add = (createdAt: string, more: Record<string, string> = {}) =>
      insert('webhook_deliveries', {
        id: 'gen_random_uuid()',
        endpoint_id: `'${endpoint}'`,
        message_id: `'msg'`,
        type: `'contact.received'`,
        subject_id: `''`,
        body: `'{}'`,
        next_attempt_at: `'infinity'`,
        created_at: createdAt,
        ...more,
      })
    const month: Period = { count: 30, unit: 'day' }
    await add(over(month), { delivered_at: over(month) })
    await add(over(month), { given_up_at: 'now()' })
    await add(over(month))
    const kept = [await add(within(month), { delivered_at: 'now()' }), await add(within(month))]
    await run()
    expect(await left('webhook_deliveries')).toEqual(kept.sort())
    expect(await left('webhook_endpoints')).toEqual([endpoint])
    await site.database.query('DELETE FROM webhook_endpoints')
  })

  it('deletes expired and unsent links to own data', async () => {
    const add = (askedAt: string, expiresAt: string) =>
      insert('own_data_links', {
        email: `'ana@example.com'`,
        language: `'hr'`,
        asked_at: askedAt,
        expires_at: expiresAt,
      })
    await add('now()', `now() - interval '1 minute'`)
    await add(`now() - interval '6 days'`, 'NULL')
    const kept = [await add('now()', `now() + interval '1 minute'`), await add(`now() - interval '4 days'`, 'NULL')]
    await run()
    expect(await left('own_data_links')).toEqual(kept.sort())
  })

  it.each([
    ['held_bookings', 'confirm_by', { count: 1, unit: 'day' }],
    ['booking_origins', 'at', { count: 15, unit: 'day' }],
    ['booking_bursts', 'began_at', { count: 8, unit: 'day' }],
  ] as [string, string, Period][])('deletes rows of %s that are due', async (table, column, period) => {
    const add = (at: string) => insert(table, { ...ofBooking[table], id: 'gen_random_uuid()', [column]: at })
    await add(over(period))
    const kept = await add(within(period))
    await run()
    expect(await left(table)).toEqual([kept])
  })

  it('deletes places on waiting lists after the day, and a day after nobody confirmed them', async () => {
    const day: Period = { count: 1, unit: 'day' }
    const add = (email: string, values: Record<string, string>) =>
      insert('waitlist_entries', {
        id: 'gen_random_uuid()',
        service_id: 'gen_random_uuid()',
        location: `'zagreb'`,
        day: 'current_date + 1',
        name: `'Ana'`,
        email: `'${email}'`,
        language: `'hr'`,
        ...values,
      })
    await add('past@example.com', { day: 'current_date - 1', confirmed_at: 'now()' })
    await add('asked@example.com', { asked_at: over(day), created_at: over(day) })
    const kept = [
      await add('waiting@example.com', { confirmed_at: over(day), created_at: over(day) }),
      await add('thinking@example.com', { asked_at: within(day), created_at: over(day) }),
    ]
    await run()
    expect(await left('waitlist_entries')).toEqual(kept.sort())
  })

  it('deletes idempotency keys', async () => {
    await site.database.query(
      `INSERT INTO idempotency_keys (key, fingerprint, response, created_at)
       VALUES ('old', 'x', '{}', ${over({ count: KEPT_HOURS, unit: 'hour' })}),
         ('kept', 'x', '{}', ${within({ count: KEPT_HOURS, unit: 'hour' })})`,
    )
    await site.app.get(IdempotentWritesService).forgetOldKeys()
    expect(await site.database.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'kept' }])
  })

  it('deletes in batches, by one or several processes, and logs only numbers', async () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined)
    await site.database.query(
      `INSERT INTO contact_messages (name, email, subject, message, language, received_at)
       SELECT 'Ana', 'ana' || n || '@example.com', 'general', 'Dobar dan', 'hr', now() - interval '2 years'
       FROM generate_series(1, 450) AS n`,
    )
    await Promise.all([run(), run()])
    expect(await left('contact_messages')).toEqual([])
    const [tallied] = await site.database.query<{ leads: number }[]>(
      `SELECT coalesce(sum(leads), 0)::int AS leads FROM lead_tallies`,
    )
    expect(tallied).toEqual({ leads: 0 })
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Deleted'))
    const told = lines.map((line) => /^Deleted expired rows: (\d+) ([a-z ]+)$/.exec(line)!)
    const ofMessages = told.filter(([, , kind]) => kind === 'contact messages').map(([, rows]) => Number(rows))
    expect(ofMessages.reduce((sum, one) => sum + one, 0)).toBe(450)
    expect(told.map(([, rows]) => Number(rows))).not.toContain(0)
  })

  it('runs soon after the start, and stops between batches when the process ends', async () => {
    const add = () => insert('contact_messages', { ...contact, received_at: over(retention.contactMessages) })
    await add()
    await site.app.get(ExpiredRowsService).runFirst()
    expect(await left('contact_messages')).toEqual([])
    const kept = await add()
    const ending = new ExpiredRowsService(site.database, site.app.get(SettingsService), site.app.get(MailFilesService))
    ending.beforeApplicationShutdown()
    await ending.run()
    expect(await left('contact_messages')).toEqual([kept])
  })

  it('skips a run during a database outage', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    jest.spyOn(site.database, 'transaction').mockRejectedValue(new Error('connect ECONNREFUSED'))
    await run()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED'))
  })

  it.each([
    [
      '',
      [
        'poruke: 1 godina od',
        'upite za franšizu: 5 godina od',
        '21 dan',
        'potvrdili: 31 dan',
        'još 3 mjeseca',
        '22 mjeseca',
        '1 dan od',
        '24 sata',
      ],
    ],
    [
      '?lang=en',
      [
        'messages: 1 year after',
        'inquiries: 5 years after',
        '21 days',
        'not confirmed: 31 days',
        'another 3 months',
        '22 months',
        '1 day after',
        '24 hours',
      ],
    ],
  ])('matches the privacy policy: %s', async (query, words) => {
    const { text } = await request(site.http).get(`/privacy-policy${query}`).expect(200)
    for (const word of words) expect(text).toContain(word)
  })
})
