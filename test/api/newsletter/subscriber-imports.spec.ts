import { parse } from 'csv-parse/sync'
import request from 'supertest'
import type { SubscriberImportDto } from '../../../src/newsletter/imports/subscriber-import.dto.js'
import { SubscriberImportsService } from '../../../src/newsletter/imports/subscriber-imports.service.js'
import { allowLog } from '../../support/expected-log.js'
import { addColleague, type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const path = '/api/admin/newsletter-subscribers/imports'
const page = '/admin/newsletter-subscribers/import'
const unknownId = '01936d2e-7c1b-7000-8000-000000000000'

const csv = [
  'Ime;E-mail adresa;Jezik',
  'Ana;ana@example.com;hr',
  'Iva;iva@example.com;en',
  'Ana;ANA@example.com;hr',
  'Pero;pero@example.com;de',
  '=1+1;=cmd();hr',
  'Left;left@example.com;',
  'Known;known@example.com;',
  'Blocked;blocked@example.com;',
  'Nema;;hr',
].join('\n')
const fields = { csv, language: 'hr', origin: 'Sajam u Zagrebu' }

describe('import of subscribers', () => {
  // A mail whose subscriber an earlier test has deleted.
  beforeEach(() => allowLog(/Delivery failed for mail newsletter\.confirmation .* (23503|an error)$/))
  let site: TestApp
  let admin: Agent
  let editor: Agent
  let staff: Agent
  /** Editor with the admin in English. */
  let english: Agent

  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await signIn(site, owner)
    const credentials = await addColleague(site, 'editor', 'urednica@bistra.example')
    editor = await signIn(site, credentials)
    english = await signIn(site, credentials)
    await english.get('/admin/account?lang=en').expect(200)
    staff = await signIn(site, await addColleague(site, 'staff', 'osoblje@bistra.example'))
  })
  afterAll(() => site.close())

  beforeEach(async () => {
    await site.database.query('DELETE FROM newsletter_imports')
    await site.database.query('DELETE FROM newsletter_subscribers')
    await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at, unsubscribed_at, suppressed_at)
       VALUES ('known@example.com', 'hr', 'x', now(), NULL, NULL), ('left@example.com', 'hr', 'x', now(), now(), NULL),
              ('blocked@example.com', 'hr', 'x', now(), NULL, now())`,
    )
  })

  const check = async (table: object = {}, agent = editor) =>
    (
      await agent
        .post(path)
        .send({ ...fields, ...table })
        .expect(201)
    ).body as SubscriberImportDto
  const send = (id: string, confirmations: number) => editor.post(`${path}/${id}/send`).send({ confirmations })
  const imported = async () => {
    const rows = await site.database.query<{ email: string; language: string }[]>(
      `SELECT email, language FROM newsletter_subscribers WHERE consent_text = $1 ORDER BY email`,
      [fields.origin],
    )
    return rows.map(({ email, language }) => `${email} ${language}`)
  }
  /** Requests that wait or were queued, of all imported addresses. */
  const requests = async () => {
    const [row] = await site.database.query<{ count: number }[]>(
      `SELECT count(*)::int FROM newsletter_subscribers AS subscriber WHERE consent_text = $1
         AND (EXISTS (SELECT FROM outbox_events WHERE subject_id = subscriber.id::text)
           OR EXISTS (SELECT FROM outgoing_mails WHERE subject_id = subscriber.id::text))`,
      [fields.origin],
    )
    return row!.count
  }

  it('checks every row and sends nothing', async () => {
    const { counts, faults, emailColumn, languageColumn } = await check()
    expect({ emailColumn, languageColumn }).toEqual({ emailColumn: 1, languageColumn: 2 })
    expect(counts).toEqual({
      new: 2,
      known: 1,
      blocked: 2,
      duplicate: 1,
      missingAddress: 1,
      invalidAddress: 1,
      unknownLanguage: 1,
    })
    expect(faults).toEqual([
      { line: 4, email: 'ANA@example.com', fault: 'duplicate', language: null, duplicateOf: 2 },
      { line: 5, email: 'pero@example.com', fault: 'unknownLanguage', language: 'de', duplicateOf: null },
      { line: 6, email: '=cmd()', fault: 'invalidAddress', language: null, duplicateOf: null },
      { line: 10, email: '', fault: 'missingAddress', language: null, duplicateOf: null },
    ])
    expect(await imported()).toEqual([])
  })

  it('asks the checked addresses for confirmation, and records the counts', async () => {
    const { id } = await check()
    const { body } = await send(id, 2).expect(200)
    expect(body).toMatchObject({ added: 2, sentAt: expect.any(String) })
    expect(await imported()).toEqual(['ana@example.com hr', 'iva@example.com en'])
    expect(await requests()).toBe(2)
    const [event] = await site.database.query(
      `SELECT details FROM audit_events WHERE action = 'subscribers.imported' ORDER BY id DESC LIMIT 1`,
    )
    expect(event.details).toMatchObject({ added: 2, origin: fields.origin, counts: { new: 2, blocked: 2 } })
    expect(JSON.stringify(event.details)).not.toContain('@')
  })

  it('asks nobody twice after a double click and from two tabs', async () => {
    const one = await check()
    const other = await check()
    const answers = await Promise.all([send(one.id, 2), send(one.id, 2), send(other.id, 2)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const added = answers.map(({ body }) => (body as SubscriberImportDto).added)
    expect(added[0]).toBe(added[1])
    expect(added[0]! + added[2]!).toBe(2)
    expect(await requests()).toBe(2)
  })

  it('rejects sending another number of addresses than the user has seen', async () => {
    const { id } = await check()
    await editor.put(`${path}/${id}/columns`).send({ emailColumn: 0 }).expect(200)
    expect((await send(id, 2).expect(409)).body.code).toBe('import.changed_meanwhile')
    expect(await imported()).toEqual([])
  })

  it('skips addresses that have unsubscribed or were erased since the check', async () => {
    const { id } = await check()
    await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, unsubscribed_at) VALUES ('ana@example.com', 'hr', 'x', now())`,
    )
    await site.database.query(`INSERT INTO forgotten_subscribers (hash) VALUES (forgotten_hash('iva@example.com'))`)
    expect((await send(id, 2).expect(200)).body).toMatchObject({ added: 0 })
    expect(await requests()).toBe(0)
    expect((await check()).counts).toMatchObject({ new: 0, blocked: 4 })
    await site.database.query('DELETE FROM forgotten_subscribers')
  })

  it('asks for the columns if their headings are unusual', async () => {
    const table = { csv: 'Kontakt,Govori\nana@example.com,en\n' }
    const { id, emailColumn, counts, headings, sample } = await check(table)
    expect({ emailColumn, headings, sample }).toEqual({
      emailColumn: null,
      headings: ['Kontakt', 'Govori'],
      sample: [['ana@example.com', 'en']],
    })
    expect(counts.new).toBe(0)
    await send(id, 1).expect(409)
    const choose = (columns: object) => editor.put(`${path}/${id}/columns`).send(columns)
    expect((await choose({ emailColumn: 2 }).expect(422)).body.errors).toMatchObject([{ field: 'emailColumn' }])
    expect((await choose({ emailColumn: 0, languageColumn: 1 }).expect(200)).body.counts.new).toBe(1)
    await send(id, 1).expect(200)
    expect(await imported()).toEqual(['ana@example.com en'])
    expect((await choose({ emailColumn: 0 }).expect(409)).body.code).toBe('import.changed_meanwhile')
  })

  it('exports the faulty rows with their reasons, without formulas', async () => {
    const { id } = await check()
    const { text, headers } = await editor.get(`${path}/${id}/faults?delimiter=semicolon`).expect(200)
    expect(headers['content-type']).toContain('text/csv')
    expect(parse(text, { bom: true, delimiter: ';' })).toEqual([
      ['Ime', 'E-mail adresa', 'Jezik', 'Redak', 'Razlog'],
      ['Ana', 'ANA@example.com', 'hr', '4', 'Ista adresa kao u retku 2'],
      ['Pero', 'pero@example.com', 'de', '5', 'Nepoznat jezik: de'],
      ["'=1+1", "'=cmd()", 'hr', '6', 'Nevažeća adresa'],
      ['Nema', '', 'hr', '10', 'Nema adrese'],
    ])
    expect((await english.get(`${path}/${id}/faults`).expect(200)).text).toContain('"Unknown language: de"')
  })

  it('rejects an expired import, and deletes its rows', async () => {
    const { id } = await check()
    await site.database.query(`UPDATE newsletter_imports SET expires_at = now() - interval '1 second'`)
    expect((await send(id, 2).expect(410)).body.code).toBe('import.expired')
    await editor.get(`${path}/${id}`).expect(410)
    await editor.get(`${path}/${unknownId}/faults`).expect(410)
    const { text } = await editor.get(`${page}/${id}`).expect(200)
    expect(text).toContain('Ova provjera više nije dostupna')
    const posted = await editor.post(`${page}/${id}`).type('form').send({ action: 'send', confirmations: '2' })
    expect(posted.status).toBe(410)
    expect(posted.text).toContain('Ova provjera više nije dostupna')
    await site.app.get(SubscriberImportsService).deleteExpired()
    expect(await site.database.query('SELECT FROM newsletter_import_rows')).toEqual([])
  })

  it('imports 20,000 rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `osoba.${index}@example.com`)
    const table = `email\n${rows.join('\n')}\n`
    const { headers } = await editor.post(page).attach('csv', Buffer.from(table), 'a.csv').field(rest).expect(303)
    const id = headers.location!.split('/').at(-1)!
    expect((await send(id, 20_000).expect(200)).body).toMatchObject({ added: 20_000 })
    await site.database.query('DELETE FROM outbox_events')
  })

  it('is reserved to administrators and editors', async () => {
    const { id } = await check({}, admin)
    const everything = (agent: Agent) => [
      agent.post(path).send(fields),
      agent.get(`${path}/${id}`),
      agent.put(`${path}/${id}/columns`).send({ emailColumn: 1 }),
      agent.get(`${path}/${id}/faults`),
      agent.post(`${path}/${id}/send`).send({ confirmations: 2 }),
    ]
    for (const asked of everything(staff)) expect((await asked).status).toBe(403)
    for (const asked of everything(request.agent(site.http))) expect((await asked).status).toBe(401)
    await staff.get(`${page}/${id}`).expect(403)
    expect(await imported()).toEqual([])
  })

  const rest = { language: 'hr', origin: fields.origin }
  const upload = (content: Buffer | string, agent = editor) =>
    agent.post(page).field(rest).attach('csv', Buffer.from(content), { filename: 'x.exe', contentType: 'image/png' })

  describe('form without JavaScript', () => {
    it('uploads a file, shows its check, and sends what was checked', async () => {
      const { headers } = await upload(csv).expect(303)
      const { text } = await editor.get(headers.location!).expect(200)
      for (const shown of ['Pošalji 2 potvrde', 'pero@example.com', 'Nepoznat jezik: de', 'Ista adresa kao u retku 2'])
        expect(text).toContain(shown)
      const post = (values: object) => editor.post(headers.location!).type('form').send(values)
      await post({ action: 'send', confirmations: '3' }).expect(409)
      await post({ action: 'send', confirmations: '2' }).expect(303)
      await post({ action: 'send', confirmations: '2' }).expect(303)
      expect((await editor.get(headers.location!)).text).toContain('Zamolili smo 2 adrese da potvrde pretplatu.')
      expect(await requests()).toBe(2)
    })

    it('accepts a pasted table, and the columns that the user chooses', async () => {
      const pasted = 'Kontakt\nana@example.com'
      const { headers } = await editor
        .post(page)
        .field({ ...rest, pasted })
        .expect(303)
      expect((await editor.get(headers.location!)).text).toContain('Nismo prepoznali stupac s adresama')
      const post = (values: object) =>
        editor
          .post(headers.location!)
          .type('form')
          .send({ action: 'columns', ...values })
      expect((await post({ emailColumn: '', languageColumn: '' }).expect(422)).text).toContain(
        'Odaberite jedan od stupaca',
      )
      await post({ emailColumn: '0', languageColumn: '' }).expect(303)
      expect((await editor.get(headers.location!)).text).toContain('Pošalji 1 potvrdu')
    })

    it.each([
      ['an empty file', Buffer.alloc(0), 'Datoteka je prazna', 'The file is empty'],
      ['a spreadsheet', Buffer.from('PK\x03\x04\x14\x00'), 'Ovo nije tekstna datoteka', 'This is not a text file'],
      ['a file of 3 MB', Buffer.alloc(3_000_000, 'a@example.com\n'), 'veličina: 2 MB', 'Maximum size: 2 MB'],
      ['a table without addresses', 'ime\nAna', 'nema stupca s email adresama', 'no column with email addresses'],
      ['a header alone', 'email;jezik\n', 'samo zaglavlje', 'only a header'],
    ])('says in both languages what is wrong with %s', async (_what, content, inCroatian, inEnglish) => {
      const { text } = await upload(content).expect(422)
      expect(text).toContain(inCroatian)
      expect(text).toContain(fields.origin)
      expect((await upload(content, english).expect(422)).text).toContain(inEnglish)
    })

    it('asks for a file or a table if there is neither', async () => {
      const { text } = await editor.post(page).field(rest).expect(422)
      expect(text).toContain('Odaberite datoteku ili zalijepite tablicu')
    })

    it.each<[string, (agent: Agent) => request.Test]>([
      [
        'a second file',
        (agent) => agent.post(page).attach('csv', Buffer.from('a'), 'a').attach('csv', Buffer.from('b'), 'b'),
      ],
      ['a file in another field', (agent) => agent.post(page).attach('origin', Buffer.from('a'), 'a').field(rest)],
      [
        'too many fields',
        (agent) => agent.post(page).field(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, 'x']))),
      ],
      ['no boundary', (agent) => agent.post(page).set('Content-Type', 'multipart/form-data').send('x')],
      [
        'a broken end',
        (agent) => agent.post(page).set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nContent-Disp'),
      ],
    ])('rejects an upload with %s', async (_what, post) => {
      await post(editor).expect(400)
    })

    it('rejects fields that objects inherit', async () => {
      await editor
        .post(page)
        .field({ ...rest, constructor: 'x' })
        .expect(422)
    })

    it('reads no upload of strangers, of staff, on other pages, or on the API', async () => {
      await upload(csv, request.agent(site.http))
        .expect(303)
        .expect('Location', /^\/admin\/login/)
      await upload(csv, staff).expect(403)
      await editor.post(`${page}/${unknownId}`).field(rest).expect(415)
      await editor.post(path).field(rest).expect(415)
      await request(site.http).post('/kontakt').field(rest).expect(415)
      await editor.post(page).set('Sec-Fetch-Site', 'cross-site').field(rest).expect(403)
    })
  })
})
