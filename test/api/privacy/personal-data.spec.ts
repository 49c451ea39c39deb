import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { leadKinds } from '../../../src/leads/lead-kind.js'
import { ConfirmationService } from '../../../src/newsletter/subscription/confirmation.service.js'
import { personalTables } from '../../../src/platform/personal-data/personal-tables.js'
import { freeTime } from '../../support/free-time.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { possibleWish } from '../../support/possible-wish.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

/** Marker in all data of this person, and nowhere else. */
const MARK = 'zvjezdokradica'
const email = `Ana.${MARK}@Example.com`
/** Different spelling by other programs. */
const otherSpelling = email.toUpperCase()
/** Second address, which staff merged. */
const secondEmail = `${MARK}@example.org`

/** Tables that never contain visitor data; a new table belongs here, or among those that are erased. */
const withoutVisitors = [
  'audit_events',
  'audit_head',
  'users',
  'invitations',
  'second_factors',
  'passkeys',
  'sessions',
  'rate_limits',
  'sign_in_failures',
  'sign_in_guesses',
  'booking_bursts',
  'business_info',
  'companies',
  'holidays',
  'locations',
  'migrations',
  'content_seeds',
  'content_versions',
  'former_post_slugs',
  'posts',
  'price_categories',
  'price_list_rows',
  'shop_categories',
  'shop_items',
  'newsletter_issues',
  'therapists',
  'testimonials',
  'franchise_facts',
  'lead_tallies',
  'forgotten_salt',
  'settings',
  'webhook_endpoints',
  'api_keys',
  'change_epoch',
  'newsletter_imports',
  'backups',
  'backup_failures',
  'restore_drills',
  'announcements',
  'redirects',
  'redirect_imports',
  'missing_addresses',
  'navigation',
  'profile_sheet_address',
  'own_pages',
  'contact_subjects',
  'former_own_page_slugs',
  'pictures',
  'picture_files',
  'page_texts',
  'page_pictures',
  'recipient_mailboxes',
  'picture_object_removals',
  'rooms',
  'bookable_services',
  'therapist_hours',
  'absences',
  'therapist_feeds',
  'lead_writers',
  'reply_templates',
  'saved_inbox_views',
  // ids without a referent, or of leads elsewhere
  'removals',
  'lead_departures',
  // identified by a random cookie value only
  'consent_proofs',
  // hashes
  'forgotten_subscribers',
  'review_opt_outs',
  'newsletter_refusals',
]

describe('personal data of a person', () => {
  let site: MailingSite
  let agent: Agent
  let leadIds: string[]
  const mailDirectory = () => join(site.environment.dataDir, 'mail')

  beforeAll(async () => {
    site = await startMailingSite()
    agent = await signIn(site, owner)
    await agent.put('/api/admin/account/leads-by-mail').send({ leadsByMail: 'atOnce' }).expect(204)
    await addColleague(site, 'staff', 'sazetak@bistra.example.com')
    await site.database.query(`UPDATE users SET leads_by_mail = 'digest' WHERE email = 'sazetak@bistra.example.com'`)
  })
  afterAll(() => site.close())

  const send = async (path: string, form: object, key?: string): Promise<string> => {
    const sent = request(site.http).post(path).send(form)
    const { body } = await (key ? sent.set('Idempotency-Key', key) : sent).expect(201)
    return (body as { id: string }).id
  }
  const message = (from: string) => ({
    name: MARK,
    email: from,
    subject: 'general',
    message: `Ja sam ${MARK}.`,
    phone: '099 123 4567',
  })
  const appointment = async () => ({
    service: 'Ponovljeno testiranje',
    location: 'zagreb',
    wishes: [await possibleWish(site, 'zagreb')],
    forWhom: 'self',
    name: MARK,
    note: `Ja sam ${MARK}.`,
  })
  const search = async (address: string) =>
    (await agent.post('/api/admin/personal-data/search').send({ email: address }).expect(200)).body as {
      held: Record<string, number>
      otherAddresses: string[]
      forgotten: boolean
    }
  const tables = async () =>
    (
      await site.database.query<{ name: string }[]>(
        `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
      )
    ).map(({ name }) => name)

  /** Returns where a text occurs in the database: in any text-like column of any table in information_schema. */
  const whereIs = async (text: string): Promise<string[]> => {
    const columns = await site.database.query<{ table: string; column: string }[]>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND (data_type IN ('text', 'json', 'jsonb', 'character varying', 'ARRAY', 'uuid')
         OR udt_name = 'citext')`,
    )
    const found: string[] = []
    for (const { table, column } of columns) {
      const [row] = await site.database.query<{ found: boolean }[]>(
        `SELECT EXISTS (SELECT FROM "${table}" WHERE strpos(lower("${column}"::text), lower($1)) > 0) AS found`,
        [text],
      )
      if (row!.found) found.push(`${table}.${column}`)
    }
    return found
  }

  /** Subscribes and confirms the newsletter, as by the mailed link. */
  const subscribe = async (address: string) => {
    await request(site.http).post('/api/newsletter').send({ email: address }).expect(202)
    await site.deliver()
    const [subscriber] = await site.database.query<{ id: string }[]>(
      `SELECT id FROM newsletter_subscribers WHERE email = $1::citext`,
      [address],
    )
    const token = await site.app.get(ConfirmationService).issueToken(subscriber!.id)
    await request(site.http).post('/api/newsletter/confirm').send({ token }).expect(204)
    await site.deliver()
  }

  const fill = async () => {
    const first = await send('/api/contact', message(email), 'key-1')
    const second = await send('/api/contact', message(otherSpelling))
    const merged = await send('/api/contact', message(secondEmail))
    const inquiry = await send('/api/franchise-inquiry', {
      firstName: MARK,
      lastName: MARK,
      email,
      phone: '+385 99 123 4567',
      preferredLocation: MARK,
      previousExperience: MARK,
      additionalInformation: MARK,
    })
    const asked = await send('/api/appointment-request', { ...(await appointment()), email: otherSpelling })
    const askedByPhone = await send('/api/appointment-request', { ...(await appointment()), phone: '099 123 4567' })
    const booked = await send('/api/bookings', { ...(await freeTime(site)), name: MARK, email, note: MARK })
    await send('/api/bookings', {
      ...(await freeTime(site)),
      name: MARK,
      email: otherSpelling,
      note: `${MARK} https://a.example casino jackpot`,
    })
    await site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language)
       VALUES (gen_random_uuid(), gen_random_uuid(), 'zagreb', current_date + 1, $1, $2, 'hr')`,
      [MARK, otherSpelling],
    )
    await site.database.query(`INSERT INTO review_invitations (hash, invited_at) SELECT forgotten_hash($1), now()`, [
      otherSpelling,
    ])
    await subscribe(email)
    await request(site.http).post('/api/own-data').send({ email }).expect(202)
    await site.deliver()
    await site.database.query(`
      WITH issue AS (INSERT INTO newsletter_issues (id) VALUES (gen_random_uuid()) RETURNING id)
      INSERT INTO newsletter_issue_deliveries (mail_id, issue_id, subscriber_id)
      SELECT gen_random_uuid(), issue.id, newsletter_subscribers.id FROM issue, newsletter_subscribers`)
    for (const [path, id] of [
      ['contact-messages', first],
      ['franchise-inquiries', inquiry],
      ['appointment-requests', asked],
    ] as const) {
      await agent
        .post(`/api/admin/${path}/${id}/notes`)
        .send({ text: `Zvala je ${MARK}.` })
        .expect(201)
      await agent
        .patch(`/api/admin/${path}/${id}`)
        .set('If-Match', '"1"')
        .send({ location: 'zagreb', followUpOn: '2099-12-31', followUpNote: `Nazvati ${MARK}` })
        .expect(200)
    }
    await site.deliver()
    const { body: file } = await agent
      .post('/api/admin/reply-files')
      .field('leadId', first)
      .attach('file', Buffer.from('%PDF-1.7 %%EOF'), `${MARK}.pdf`)
      .expect(201)
    await agent
      .post(`/api/admin/contact-messages/${first}/replies`)
      .send({ text: `Poštovani ${MARK}`, files: [(file as { id: string }).id] })
      .expect(201)
    await agent
      .post('/api/admin/newsletter-subscribers/imports')
      .send({ csv: `email\n${otherSpelling}\nmaja@example.com\n`, language: 'hr', origin: 'Sajam' })
      .expect(201)
    await agent.get(`/api/admin/contact-messages/${first}`).expect(200)
    await site.database.query('UPDATE contact_messages SET merged_into_id = $1 WHERE id = $2', [first, merged])
    await site.database.query('UPDATE appointment_requests SET merged_into_id = $1 WHERE id = $2', [
      asked,
      askedByPhone,
    ])
    // A pending event, a failed one, and one whose lead was deleted by retention.
    await site.database.query(
      `INSERT INTO outbox_events (type, subject_id, next_attempt_at) VALUES ('contact.received', $1, 'infinity')`,
      [second],
    )
    await site.database.query(
      `UPDATE outgoing_mails SET last_error = $1 WHERE recipient = $2::citext AND kind = 'franchise.confirmation'`,
      [`550 no mailbox ${email}`, email],
    )
    await site.database.query(
      `INSERT INTO outgoing_mails (id, kind, subject_id, recipient, language, message_id, sent_at)
       VALUES (gen_random_uuid(), 'contact.confirmation', gen_random_uuid(), $1, 'hr', 'x', now())`,
      [otherSpelling],
    )
    // A webhook delivery with a response that contains personal data.
    await site.database.query(
      `WITH endpoint AS (
         INSERT INTO webhook_endpoints (id, url, events, sealed_secret, disabled_at)
         VALUES (gen_random_uuid(), 'https://crm.example.com/', '{contact.received}', 'x', now())
         ON CONFLICT (url) DO UPDATE SET disabled_at = now() RETURNING id
       )
       INSERT INTO webhook_deliveries (id, endpoint_id, message_id, type, subject_id, body, last_answer, delivered_at)
       SELECT gen_random_uuid(), id, 'x', 'contact.received', $1, '{}', $2, now() FROM endpoint`,
      [first, `Hvala, ${MARK}`],
    )
    return [first, second, merged, inquiry, asked, askedByPhone, booked]
  }

  describe('person with data in every table', () => {
    let exported: { data: Record<string, object[]>; held: Record<string, number> }
    let before: string[]

    beforeAll(async () => {
      leadIds = await fill()
      before = await whereIs(MARK)
      const { body, headers } = await agent.post('/api/admin/personal-data/export').send({ email: otherSpelling })
      expect(headers['content-disposition']).toBe('attachment; filename="personal-data.json"')
      exported = body as typeof exported
    })

    it('covers every table except those known to contain no visitor data', async () => {
      const { held } = await search(otherSpelling)
      const empty = Object.keys(held).filter((kind) => held[kind] === 0)
      expect(empty).toEqual([])
      const texts = JSON.parse(readFileSync('src/platform/i18n/hr/personal-data.json', 'utf8')) as { kinds: object }
      expect(Object.keys(texts.kinds).sort()).toEqual(Object.keys(held).sort())
      expect([...Object.keys(held), ...withoutVisitors].sort()).toEqual([...(await tables()), 'mail_files'].sort())
    })

    it('is exported completely, including data merged under another address', async () => {
      expect(before).toContain('contact_messages.search')
      const inExport = Object.entries(exported.data)
        .flatMap(([table, rows]) =>
          rows.map((row) => Object.entries(row).map(([column, value]) => [`${table}.${column}`, value] as const)),
        )
        .flat()
        .filter(([, value]) =>
          JSON.stringify(value ?? '')
            .toLowerCase()
            .includes(MARK),
        )
        .map(([column]) => column)
      expect([...new Set(inExport)].filter((column) => !column.startsWith('mail_files.')).sort()).toEqual(before.sort())
      expect(JSON.stringify(exported.data.contact_messages)).toContain(secondEmail)
      for (const id of leadIds) expect(JSON.stringify(exported.data)).toContain(id)
      expect(exported.data.mail_files).toHaveLength(readdirSync(mailDirectory()).length)
      expect((await search(email)).otherAddresses).toEqual([secondEmail])
    })

    it('is erased completely: texts, ids, files, and tallies', async () => {
      const mails = exported.data.outgoing_mails as { id: string }[]
      const stranger = await send('/api/contact', { ...message('iva@example.com'), name: 'Iva', message: 'Dobar dan' })
      await site.deliver()
      const filesOfStranger = readdirSync(mailDirectory()).filter((name) => !mails.some(({ id }) => name.includes(id)))
      const { body } = await agent.post('/api/admin/personal-data/erasure').send({ email: otherSpelling }).expect(200)
      expect(body).toEqual({ erased: exported.held, forgotten: true, refusesInvitations: false })

      expect(await whereIs(MARK)).toEqual([])
      // View events and removal markers for API clients remain, with ids that reference nothing.
      const mayName = ['audit_events.subject_id', 'removals.id']
      for (const id of [...leadIds, ...mails.map((mail) => mail.id)]) {
        expect(mayName).toEqual(expect.arrayContaining(await whereIs(id)))
      }
      expect(readdirSync(mailDirectory()).sort()).toEqual(filesOfStranger.sort())
      for (const name of filesOfStranger) {
        expect(readFileSync(join(mailDirectory(), name), 'utf8').toLowerCase()).not.toContain(MARK)
      }
      const [tallied] = await site.database.query<{ leads: number }[]>(
        `SELECT sum(leads)::int AS leads FROM lead_tallies`,
      )
      expect(tallied).toEqual({ leads: 1 })
      expect((await search('IVA@example.com')).held).toMatchObject({ contact_messages: 1 })
      await agent.get(`/api/admin/contact-messages/${stranger}`).expect(200)
    })

    it('leaves a hash that blocks imports until the person confirms a new subscription', async () => {
      expect((await search(email)).forgotten).toBe(true)
      expect((await search('iva@example.com')).forgotten).toBe(false)
      const csv = `email\n${otherSpelling}\n`
      const imported = await agent
        .post('/api/admin/newsletter-subscribers/imports')
        .send({ csv, language: 'hr', origin: 'Sajam' })
      expect(imported.body.counts).toMatchObject({ new: 0, blocked: 1 })
      await request(site.http).post('/api/newsletter').send({ email: otherSpelling }).expect(202)
      expect((await search(email)).forgotten).toBe(true)
      await subscribe(otherSpelling)
      expect((await search(email)).forgotten).toBe(false)
      await agent.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
    })

    it('leaves only the requesting user in the audit log', async () => {
      const events = await site.database.query<{ action: string; actor_email: string; subject_id: null }[]>(
        `SELECT action, actor_email, subject_id, details FROM audit_events WHERE action LIKE 'privacy.%' ORDER BY id`,
      )
      const looks = events.filter(({ action }) => action === 'privacy.searched')
      expect(looks.length).toBeGreaterThan(0)
      expect(looks.filter(({ actor_email, subject_id }) => actor_email !== owner.email || subject_id !== null)).toEqual(
        [],
      )
      const changes = events.filter((event) => !looks.includes(event))
      expect(changes.map(({ action, actor_email, subject_id }) => ({ action, actor_email, subject_id }))).toEqual(
        ['privacy.exported', 'privacy.erased', 'privacy.erased'].map((action) => ({
          action,
          actor_email: owner.email,
          subject_id: null,
        })),
      )
      expect(JSON.stringify(events).toLowerCase()).not.toContain(MARK)
    })
  })

  it('is accessible to administrators only, by address', async () => {
    const staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    for (const what of ['search', 'export', 'erasure']) {
      await staff.post(`/api/admin/personal-data/${what}`).send({ email }).expect(403)
      await agent.post(`/api/admin/personal-data/${what}`).send({ email: 'nobody' }).expect(422)
    }
    await staff.get('/admin/personal-data').expect(403)
    await send('/api/contact', message(email))
    for (const action of [undefined, 'export', 'erase']) {
      const { text } = await staff
        .post('/admin/personal-data')
        .type('form')
        .send({ email, action, confirmed: '1' })
        .expect(403)
      expect(text).not.toContain(MARK)
    }
    expect((await search(email)).held).toMatchObject({ contact_messages: 1 })
    await agent.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
  })

  describe('person known by telephone number alone', () => {
    it('is found in any spelling, with the other addresses of that number, and erased', async () => {
      const asked = await send('/api/appointment-request', { ...(await appointment()), phone: '+385 98 765 4321' })
      const others = [
        'stric@bistra.example.com',
        'brat@bistra.example.com',
        'sestra@bistra.example.com',
        'baka@bistra.example.com',
      ]
      let written = ''
      for (const other of others) written = await send('/api/contact', { ...message(other), phone: '098/765-4321' })
      await site.database.query(`INSERT INTO review_opt_outs (hash) VALUES (forgotten_hash($1))`, [others[0]])
      const stranger = await send('/api/contact', message('stranger@bistra.example.com'))
      await agent.post(`/api/admin/appointment-requests/${asked}/notes`).send({ text: MARK }).expect(201)
      const person = { phone: '00385 98 7654321' }
      const { body } = await agent.post('/api/admin/personal-data/search').send(person).expect(200)
      expect(body).toMatchObject({
        email: null,
        phone: person.phone,
        otherAddresses: others.toSorted(),
        refusesInvitations: true,
        held: { appointment_requests: 1, contact_messages: 4, franchise_inquiries: 0, lead_notes: 1 },
      })
      const exported = await agent.post('/api/admin/personal-data/export').send(person).expect(200)
      expect(exported.body.data.appointment_requests).toMatchObject([{ id: asked }])
      const page = await agent.post('/admin/personal-data').type('form').send(person).expect(200)
      expect(page.text).toContain('sestra@bistra.example.com')
      const posted = { ...person, action: 'erase', confirmed: '1' }
      await agent.post('/admin/personal-data').type('form').send(posted).expect(303)
      for (const [path, id] of [
        ['appointment-requests', asked],
        ['contact-messages', written],
      ] as const) {
        await agent.get(`/api/admin/${path}/${id}`).expect(404)
      }
      await agent.get(`/api/admin/contact-messages/${stranger}`).expect(200)
      await agent.post('/api/admin/personal-data/erasure').send({ email: 'stranger@bistra.example.com' }).expect(200)
    })

    it.each([{}, { phone: ' ' }, { phone: '12' }])('requires an address or a number instead of %j', async (person) => {
      await agent.post('/api/admin/personal-data/erasure').send(person).expect(422)
    })
  })

  describe('person known by address who also called', () => {
    const mine = 'zvala@bistra.example.com'
    const hers = 'njezina@bistra.example.com'
    const call = async (phone: string, form = {}) =>
      send('/api/appointment-request', { ...(await appointment()), phone, ...form })
    const write = (from: string, phone: string) => send('/api/contact', { ...message(from), phone })
    const exists = async (path: string, id: string) => (await agent.get(`/api/admin/${path}/${id}`)).status === 200
    const searchFor = async (person: object) =>
      (await agent.post('/api/admin/personal-data/search').send(person).expect(200)).body as object
    const erase = (person: object) => agent.post('/api/admin/personal-data/erasure').send(person).expect(200)

    it('is found by address with the calls, and erased with them', async () => {
      await write(mine, '091/222-3344')
      const asked = await call('+385 91 222 3344')
      const stranger = await call('+385 91 222 3345')
      expect(await searchFor({ email: mine })).toMatchObject({
        foundByPhone: 1,
        otherAddresses: [],
        excludedAddresses: [],
        excludedNames: [],
        held: { contact_messages: 1, appointment_requests: 1 },
      })
      const page = await agent.post('/admin/personal-data').type('form').send({ email: mine }).expect(200)
      expect(page.text).toContain('<p>Po istom telefonu i imenu pronađeno je i ono bez email adrese: 1.')
      const exported = await agent.post('/api/admin/personal-data/export').send({ email: mine }).expect(200)
      expect(exported.body.data.appointment_requests).toMatchObject([{ id: asked }])
      expect((await erase({ email: mine })).body.erased).toMatchObject({ contact_messages: 1, appointment_requests: 1 })
      expect(await exists('appointment-requests', asked)).toBe(false)
      expect(await exists('appointment-requests', stranger)).toBe(true)
      await erase({ phone: '+385 91 222 3345' })
    })

    it('takes nobody else along who shares the telephone, but is told of them', async () => {
      await write(mine, '091/222-3344')
      const other = await write(hers, '00385 91 2223344')
      expect(await searchFor({ email: mine })).toMatchObject({
        foundByPhone: 0,
        otherAddresses: [],
        excludedAddresses: [hers],
        held: { contact_messages: 1 },
      })
      const page = await agent.post('/admin/personal-data').type('form').send({ email: mine }).expect(200)
      expect(page.text).toContain(`<p>Isti telefon stoji i uz druge adrese: ${hers}.`)
      expect((await erase({ email: mine })).body.erased).toMatchObject({ contact_messages: 1 })
      expect(await exists('contact-messages', other)).toBe(true)
      await erase({ email: hers })
    })

    it('takes no call along of another name from the same telephone, but is told of it', async () => {
      await write(mine, '091/222-3344')
      const own = await call('091 222 3344', { name: ` ${MARK.toUpperCase()} ` })
      const other = await call('+385 91 222 3344', { name: 'Šime Đurić' })
      const found = { foundByPhone: 1, excludedNames: ['Šime Đurić'], held: { appointment_requests: 1 } }
      expect(await searchFor({ email: mine })).toMatchObject(found)
      const page = await agent.post('/admin/personal-data').type('form').send({ email: mine }).expect(200)
      expect(page.text).toContain('<p>Isti telefon, bez email adrese, stoji i uz druga imena: Šime Đurić.')
      await erase({ email: mine })
      expect(await exists('appointment-requests', own)).toBe(false)
      expect(await exists('appointment-requests', other)).toBe(true)
      await erase({ phone: '091 222 3344' })
    })

    it('is found by the same names in another order and spelling', async () => {
      await send('/api/contact', { ...message(mine), name: 'Ana  Đurić', phone: '091/222-3344' })
      await call('091 222 3344', { name: 'djuric ana' })
      expect(await searchFor({ email: mine })).toMatchObject({ foundByPhone: 1, excludedNames: [] })
      await erase({ email: mine })
    })

    it('takes no call along that staff merged with a message of somebody else', async () => {
      await write(mine, '091/222-3344')
      const asked = await call('091 222 3344')
      const other = await call('091 777 7777')
      await site.database.query(`UPDATE appointment_requests SET email = $2 WHERE id = $1`, [other, hers])
      await site.database.query(`UPDATE appointment_requests SET merged_into_id = $2 WHERE id = $1`, [asked, other])
      expect(await searchFor({ email: mine })).toMatchObject({ foundByPhone: 0, held: { appointment_requests: 0 } })
      await erase({ email: mine })
      expect(await exists('appointment-requests', other)).toBe(true)
      expect(await searchFor({ email: hers })).toMatchObject({ held: { appointment_requests: 2 } })
      await erase({ email: hers })
    })

    it('is not joined with others who left no number', async () => {
      const id = await call('091 222 3344')
      await site.database.query(`UPDATE appointment_requests SET phone = '', phone_e164 = NULL WHERE id = $1`, [id])
      await write(mine, '')
      expect(await searchFor({ email: mine })).toMatchObject({ held: { appointment_requests: 0 } })
      await erase({ email: mine })
      await site.database.query('DELETE FROM appointment_requests WHERE id = $1', [id])
    })
  })

  it('is erased from leads first, whose deletion notes more about them, and from what notes it last', () => {
    const order = personalTables().map(({ table }) => table)
    const leads = leadKinds().map(({ table }) => order.indexOf(table))
    expect(Math.max(...leads)).toBe(leads.length - 1)
    const last = ['idempotency_keys', 'outbox_events', 'outgoing_mails', 'own_data_links', 'webhook_deliveries']
    expect(order.slice(-last.length - 1)).toEqual(['newsletter_subscribers', ...last])
  })

  it.each([
    ['in another letter case', 'ana@bistra.example.com', ' ANA@Bistra.Example.com '],
    ['with its domain in Punycode', 'ana@xn--kua-rpa.example.com', 'Ana@kuća.example.com'],
    ['with its domain in Unicode', 'ana@KUĆA.example.com', 'ana@xn--kua-rpa.example.com'],
    ['with a tag', 'ana+novosti@bistra.example.com', 'Ana+Novosti@bistra.example.com'],
  ])('matches an address %s, and no other', async (_, written, asked) => {
    const others = ['ana@bistra.hr', 'ana+x@bistra.example.com', 'ana_@bistra.example.com', 'ana%@bistra.example.com']
    for (const address of [written, ...others]) await send('/api/contact', message(address))
    await request(site.http).post('/api/newsletter').send({ email: written }).expect(202)
    await site.deliver()
    const { body } = await agent.post('/api/admin/personal-data/export').send({ email: asked }).expect(200)
    expect(body).toMatchObject({ held: { contact_messages: 1, newsletter_subscribers: 1 }, otherAddresses: [] })
    await agent.post('/api/admin/personal-data/erasure').send({ email: asked }).expect(200)
    expect(await whereIs(written)).toEqual([])
    expect((await search(asked)).forgotten).toBe(true)
    for (const address of others) {
      expect((await search(address)).held).toMatchObject({ contact_messages: 1 })
      await agent.post('/api/admin/personal-data/erasure').send({ email: address }).expect(200)
    }
  })

  it('excludes texts by others about the person, which the page points out', async () => {
    await send('/api/contact', { ...message('iva@bistra.example.com'), name: 'Iva', message: `Pišite i na ${email}.` })
    const { text } = await agent.post('/admin/personal-data').type('form').send({ email: otherSpelling }).expect(200)
    const search = encodeURIComponent(otherSpelling)
    for (const list of ['contact-messages', 'franchise-inquiries', 'appointment-requests']) {
      expect(text).toContain(`href="/admin/${list}?search=${search}"`)
    }
    const found = await agent.get(`/admin/contact-messages?search=${search}`).expect(200)
    expect(found.text).toContain('iva@bistra.example.com')
    await agent.post('/api/admin/personal-data/erasure').send({ email: 'iva@bistra.example.com' }).expect(200)
  })

  it('keeps mails to staff about other people at the person’s address', async () => {
    await site.database.query(`DELETE FROM outgoing_mails`)
    await send('/api/contact', { ...message('eva@example.com'), name: 'Eva', message: 'Dobar dan' })
    await site.deliver()
    const [mail] = (await site.mails()).filter(({ kind }) => kind === 'contact.staff')
    await agent.post('/api/admin/personal-data/erasure').send({ email: mail!.recipient }).expect(200)
    expect((await site.mails()).map(({ id }) => id)).toContain(mail!.id)
  })

  it('is found, exported and, after confirmation, erased on its page, without JavaScript', async () => {
    const post = (fields: object) => agent.post('/admin/personal-data').type('form').send(fields)
    await send('/api/contact', message(email))
    const found = await post({ email: ` ${otherSpelling} ` })
      .expect(200)
      .expect('Cache-Control', 'no-store')
    expect(found.text).toContain('Preuzimate datoteku JSON')
    const file = await post({ action: 'export', email }).expect(200)
    expect(file.headers['content-disposition']).toBe('attachment; filename=personal-data.json')
    expect(file.body).toMatchObject({ email, held: { contact_messages: 1 } })
    await post({ action: 'erase', email }).expect(422)
    expect((await search(email)).held).toMatchObject({ contact_messages: 1 })
    const done = '/admin/personal-data?done=erase&kept=newsletter'
    await post({ action: 'erase', email, confirmed: '1' }).expect(303).expect('Location', done)
    expect((await agent.get(done).expect(200)).text).toContain('Podaci su izbrisani.')
    expect((await post({ email }).expect(200)).text).toContain('O toj osobi ne čuvamo ništa.')
  })

  it('is empty for an unknown address, which the page states', async () => {
    const id = await send('/api/appointment-request', { ...(await appointment()), phone: '099 123 4567' })
    expect((await search(email)).held).toMatchObject({ appointment_requests: 0 })
    const { text } = await agent.post('/admin/personal-data').type('form').send({ email }).expect(200)
    expect(text).toContain('O toj osobi ne čuvamo ništa.')
    const requests = '/api/admin/appointment-requests'
    const found = await agent.get(requests).query({ search: '+385 99 1234567' }).expect(200)
    expect(found.body).toMatchObject({ items: [{ id }] })
    await agent.patch(`${requests}/${id}`).set('If-Match', '"1"').send({ trashed: true }).expect(200)
    await agent
      .post(`${requests}/erase`)
      .send({ ids: [id] })
      .expect(200)
    expect(await whereIs(MARK)).toEqual([])
  })

  it('prevents a note on an erased lead', async () => {
    const id = await send('/api/contact', message(email))
    await agent.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
    await agent.post(`/api/admin/contact-messages/${id}/notes`).send({ text: MARK }).expect(404)
    expect(await whereIs(MARK)).toEqual([])
  })

  it('is erased when there is no mail directory, and foreign files in it are kept', async () => {
    const other = await startMailingSite()
    try {
      const owned = await signIn(other, owner)
      expect(existsSync(join(other.environment.dataDir, 'mail'))).toBe(false)
      await owned.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
      mkdirSync(join(other.environment.dataDir, 'mail'))
      writeFileSync(join(other.environment.dataDir, 'mail', 'notes.txt'), 'of somebody else')
      await owned.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
      expect(readdirSync(join(other.environment.dataDir, 'mail'))).toEqual(['notes.txt'])
    } finally {
      await other.close()
    }
  })
})
