import { administrator as owner } from '../support/administrator.js'
import { expectLog } from '../support/expected-log.js'
import { type MailServer, startMailServer } from '../support/mail-server.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'

/** Personal data that must not appear in the log, as typed or percent-encoded. */
const person = {
  name: 'Zvjezdana Kradić',
  email: 'zvjezdana.kradic@pošta.example.com',
  phone: '+385 99 765 4321',
  message: 'Boli me glava otkako spavam kraj prozora.',
}
const inquirer = {
  firstName: 'Krešimirka',
  lastName: 'Vrapčić-Horvat',
  email: 'kresimirka@primjer.example.com',
  phone: '098 111 2233',
  preferredLocation: 'Gornja Voća',
  previousExperience: 'Petnaest godina u ljekarni.',
  additionalInformation: 'Imam prostor od babe.',
}
const reader = 'citateljica@primjer.example.com'
const stranger = { email: 'provalnik@primjer.example.com', password: 'lozinka koju nitko ne smije vidjeti' }
const note = 'Zvala je i plakala.'
const secrets = [...Object.values(person), ...Object.values(inquirer), reader, ...Object.values(stranger), note]

interface Line {
  level: string
  context: string
  message: { id?: string; method?: string; path?: string; more?: number } | string
  stack?: string
}

describe('personal data in the log', () => {
  const storage = siteStorage('migrated')
  let mailServer: MailServer
  let server: ServerProcess
  let cookie: string

  beforeAll(async () => {
    expectLog(/Delivery failed for mail .* 550/)
    expectLog(/^error \[http\] .*request-/)
    mailServer = await startMailServer({
      onRcptTo({ address }, _session, callback) {
        callback(Object.assign(new Error(`No mailbox for ${address} (${person.name})`), { responseCode: 550 }))
      },
    })
  })
  afterEach(() => server.kill('SIGKILL'))
  afterAll(() => mailServer.close())

  const start = () =>
    startServer({
      ...storage.variables,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'verbose',
      RATE_LIMIT_SCALE: '0',
    })

  let requests = 0
  const ask = async (method: string, path: string, expected: number, body?: object, form?: boolean) => {
    const answer = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: cookie,
        'X-Request-Id': `request-${++requests}`,
        Accept: form ? 'text/html' : '*/*',
        ...(body && { 'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        'If-Match': '"1"',
      },
      body: body && (form ? new URLSearchParams({ ...body }) : JSON.stringify(body)),
    })
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} ${expected}`)
    await answer.clone().arrayBuffer() // a request lasts until its answer is read
    return answer
  }
  const post = (path: string, expected: number, body: object) => ask('POST', path, expected, body)
  const submit = (path: string, expected: number, body: object) => ask('POST', path, expected, body, true)
  const get = (path: string, expected = 200) => ask('GET', path, expected)
  const signIn = async () => {
    cookie = ''
    const { headers } = await post('/api/admin/session', 200, owner)
    cookie = sessionCookieIn(headers.getSetCookie())
  }

  /** Returns all log entries since the start: JSON lines, each request with its id, without personal data. */
  const readLog = () => {
    const log = server.output().toLowerCase()
    const spellings = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURI(secret)])
    expect(spellings.filter((spelling) => log.includes(spelling.toLowerCase()))).toEqual([])
    const written = server.output().split('\n').filter(Boolean)
    expect(written.filter((line) => !line.startsWith('{'))).toEqual([])
    const lines = written.map((line) => JSON.parse(line) as Line)
    for (const { context, message } of lines) {
      if (['request', 'http', 'refusals'].includes(context)) {
        expect(message).toMatchObject(
          (message as { more?: number }).more ? { code: expect.any(String) } : { id: expect.any(String) },
        )
      }
    }
    return lines
  }

  it('is absent from entries about requests, which contain route and request id', async () => {
    server = await start()
    const contact = { ...person, subject: 'general' }
    const { id } = (await (await post('/api/contact', 201, contact)).json()) as { id: string }
    await post('/api/contact', 422, { ...contact, email: person.name, subject: person.message })
    await submit('/kontakt', 303, contact)
    await post('/api/franchise-inquiry', 201, inquirer)
    await post('/api/newsletter', 202, { email: reader })
    await post('/api/own-data', 202, { email: reader })
    await submit('/moji-podaci', 303, { email: reader })
    cookie = ''
    await post('/api/admin/session', 401, stranger)
    await submit('/admin/login', 401, stranger)
    await signIn()
    for (const search of [person.email, person.name, person.phone]) {
      await get(`/api/admin/contact-messages?search=${encodeURIComponent(search)}`)
      await get(`/admin/contact-messages?search=${encodeURIComponent(search)}`)
    }
    await get(`/admin/contact-messages/${id}`)
    await get(`/api/admin/contact-messages/${id}`)
    await post(`/api/admin/contact-messages/${id}/notes`, 201, { text: note })
    await get('/api/admin/contact-messages/export')
    await post('/api/admin/personal-data/search', 200, { email: person.email })
    await submit('/admin/personal-data', 200, { email: person.email })
    await post('/api/admin/personal-data/export', 200, { email: person.email })
    await submit('/admin/personal-data', 200, { email: person.email, action: 'export' })
    while (!/contact\.confirmation [^"]*no further attempts/.test(server.output()))
      await new Promise((resolve) => setTimeout(resolve, 100))
    await get('/admin/outgoing-mails')
    await post('/api/admin/personal-data/erasure', 200, { email: inquirer.email })
    await server.kill('SIGTERM')
    const asked = readLog().filter(({ context }) => context === 'request')
    expect(
      asked.map(({ message }) => (message as { id: string }).id).filter((own) => own.startsWith('request-')),
    ).toHaveLength(requests)
  }, 240_000)

  it('is absent when the database quotes submitted values', async () => {
    await storage.withDatabase(async (database) => {
      // Postgres quotes values in type errors, reports the row as detail of constraint violations, and triggers raise arbitrary messages.
      await database.query(`CREATE FUNCTION quote_a_value() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN PERFORM (NEW.name || ' ' || NEW.email || NEW.phone || NEW.message)::int; RETURN NEW; END $$`)
      await database.query(`CREATE FUNCTION quote_the_row() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'No place for %', NEW; END $$`)
      await database.query(`CREATE TRIGGER quoting BEFORE INSERT ON contact_messages
        FOR EACH ROW EXECUTE FUNCTION quote_a_value()`)
      await database.query(`CREATE TRIGGER quoting BEFORE INSERT ON newsletter_subscribers
        FOR EACH ROW EXECUTE FUNCTION quote_the_row()`)
      await database.query(`ALTER TABLE franchise_inquiries ADD CHECK (received_at < '2000-01-01') NOT VALID`)
      await database.query('ALTER TABLE lead_notes RENAME TO elsewhere')
    })
    const [{ id }] = await storage.withDatabase((database) =>
      database.query<[{ id: string }]>('SELECT id FROM contact_messages LIMIT 1'),
    )
    requests = 0
    server = await start()
    await signIn()
    const contact = { ...person, subject: 'general' }
    await post('/api/contact', 500, contact)
    await submit('/kontakt', 500, { ...contact, message: `${person.message} Hvala.` }) // another one than before
    await post('/api/franchise-inquiry', 500, inquirer)
    await post('/api/newsletter', 500, { email: reader })
    await get(`/api/admin/contact-messages/${id}`, 500)
    await get(`/admin/contact-messages/${id}`, 500)
    await post('/api/admin/personal-data/export', 500, { email: person.email })
    await server.kill('SIGTERM')
    const faults = readLog().filter(({ level }) => level === 'error')
    expect(faults.map(({ message }) => (message as { id: string }).id)).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((number) => `request-${number}`),
    )
    // Sufficient to locate the fault.
    for (const { stack } of faults) expect(stack).toMatch(/^\w*Error: .*(?:22P02|23514|P0001|lead_notes)[^]*\n +at /i)
  }, 240_000)
})
