import { coverageGaps } from '../../src/shared/bookings/coverage.js'
import { daysAfter } from '../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../src/shared/zagreb-time.js'
import { administrator } from '../support/administrator.js'
import { type MailServer, recipientOf, startMailServer, titleOf } from '../support/mail-server.js'
import { postMessage } from '../support/posting.js'
import { addMailbox } from '../support/recipients.js'
import type { Json } from '../support/search-engines.js'
import { untilQueuesAreEmpty } from '../support/sent-mails.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

const BUSINESS_EMAIL = 'info@example.com'
const digestReaders = Array.from({ length: 8 }, (_, number) => `person${number}@example.com`)

describe('two processes on one database', () => {
  const storage = siteStorage('migrated')
  let mailServer: MailServer
  let here: ServerProcess
  let there: ServerProcess
  let cookie = ''
  beforeAll(async () => {
    mailServer = await startMailServer()
    const variables = {
      ...storage.variables,
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      RATE_LIMIT_SCALE: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SMTP_URL: mailServer.url,
    }
    here = await startServer(variables)
    there = await startServer(variables)
    await storage.withDatabase(async (database) => {
      await addMailbox({ changeContent: (...change) => database.query(...change) }, BUSINESS_EMAIL)
      await database.query(`UPDATE users SET leads_by_mail = 'none'`)
    })
    cookie = sessionCookieIn((await send('POST', '/api/admin/session', administrator)).headers.getSetCookie())
  })
  afterAll(() => mailServer.close())

  const send = async (method: string, path: string, body: object = {}, version?: number) => {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: cookie,
      ...(version && { 'If-Match': `"${version}"` }),
    }
    const response = await fetch(here.url + path, { method, headers, body: JSON.stringify(body) })
    expect(response.ok).toBe(true)
    return response
  }
  /** Waits for text on a page of the other process, which would cache it for an hour. */
  const appears = (path: string, text: string) => until(async () => (await pageOf(there, path)).includes(text))
  const pageOf = async ({ url }: ServerProcess, path: string) => (await fetch(url + path)).text()

  describe('content', () => {
    const list = async (path: string): Promise<Json[]> =>
      (await fetch(`${here.url}/api/admin/content/${path}`, { headers: { Cookie: cookie } })).json()
    const write = (method: string, path: string, item: Json, content: object) =>
      send(method, `/api/admin/content/${path}`, content, item.version)

    it('evicts a cached page in the process that did not save it', async () => {
      expect(await pageOf(there, '/cjenik')).toContain('Ponovljeno testiranje')
      const row = (await list('prices')).find(({ content }) => content.service.hr === 'Ponovljeno testiranje')
      const content = { ...row.content, service: { hr: 'Drugo testiranje', en: 'Second test' } }
      await write('PUT', `prices/${row.id}`, row, content)
      await appears('/cjenik', 'Drugo testiranje')
    })

    it.each([
      ['therapists', 'name', '/lokacija/dubrovnik'],
      ['franchise-facts', 'contactName', '/franchise'],
      ['franchise-facts', 'contactName', '/franchise/brochure'],
    ])('evicts the cached page on a change of %s (field %s): %s', async (kind, field, path) => {
      await pageOf(there, path)
      const [item] = await list(kind)
      const name = `Đurđa Žic ${path}`
      await write('PUT', `${kind}/${item.id}`, item, { ...item.content, [field]: name })
      await appears(path, name)
    })

    it('shows a chosen picture of a page in the process that did not save it', async () => {
      await pageOf(there, '/')
      const [picture] = await storage.withDatabase((database) =>
        database.query<{ id: string }[]>(
          `INSERT INTO pictures (hash, name, state, width, height, alt)
           VALUES ('a', repeat('a', 24), 'ready', 1920, 1280, '{ "hr": "Soba", "en": "A room" }') RETURNING id`,
        ),
      )
      const [pictures] = await list('page-pictures')
      const content = { ...pictures.content, homeHero: picture!.id }
      await write('PUT', `page-pictures/${pictures.id}`, pictures, content)
      await appears('/', `/media/${'a'.repeat(24)}-1920.avif`)
    })

    it('shows a changed text of a page in the process that did not save it', async () => {
      expect(await pageOf(there, '/franchise?lang=en')).toContain('Open your own Biorezonanca centre')
      const texts = { title: { en: 'Run a centre with us' } }
      const headers = { 'Content-Type': 'application/json', Cookie: cookie, 'If-Match': '"0"' }
      const body = JSON.stringify({ texts, publication: 'published' })
      const saved = await fetch(`${here.url}/api/admin/page-texts/franchise`, { method: 'PATCH', headers, body })
      expect(saved.status).toBe(200)
      await appears('/franchise?lang=en', 'Run a centre with us')
    })

    it('writes mails with a changed text in the process that did not save it, from its publication on', async () => {
      const headers = { 'Content-Type': 'application/json', Cookie: cookie, 'If-Match': '"0"' }
      const texts = { title: { hr: 'Vaši podaci, na jednom mjestu' } }
      const body = JSON.stringify({ texts, publication: 'published' })
      const saved = await fetch(`${here.url}/api/admin/page-texts/own-data-mails`, { method: 'PATCH', headers, body })
      expect(saved.status).toBe(200)
      await until(async () => {
        const mails = await fetch(`${there.url}/api/admin/page-texts/own-data-mails/mails`, { headers })
        return (await mails.json())[0].subject.hr === 'Vaši podaci, na jednom mjestu'
      })
    })

    it('appears on schedule in the process that did not schedule it', async () => {
      const [post] = await list('posts')
      const publishedAt = Date.now() + 3000
      await write('POST', 'posts', post, {
        ...post.content,
        slug: 'u-svakom',
        status: 'scheduled',
        publishedAt: new Date(publishedAt).toISOString(),
      })
      await appears('/blog', '/blog/u-svakom')
      expect(Date.now()).toBeGreaterThanOrEqual(publishedAt)
    })
  })

  describe('an API key', () => {
    const createKey = async () => {
      const terms = { name: 'CRM', expiry: '30days', scopes: ['leads:read'] }
      return (await (await send('POST', '/api/admin/api-keys', terms)).json()) as { id: string; key: string }
    }
    const read = (key: string) => fetch(`${there.url}/api/leads`, { headers: { Authorization: `Bearer ${key}` } })

    it('is valid in the other process immediately, and invalid as soon as it is revoked', async () => {
      const { id, key } = await createKey()
      for (let time = 0; time < 3; time++) expect((await read(key)).status).toBe(200)
      await send('POST', `/api/admin/api-keys/${id}/revoke`)
      const refused = await read(key)
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ code: 'key.revoked' })
    })

    it('is invalid for every request after it was revoked, however busy the other process is', async () => {
      const { id, key } = await createKey()
      let isRevoked = false
      const asked: { late: boolean; status: number }[] = []
      const ask = async () => {
        while (asked.filter(({ late }) => late).length < 20) {
          const late = isRevoked
          asked.push({ late, status: (await read(key)).status })
        }
      }
      const busy = [ask(), ask(), ask(), ask()]
      await until(() => asked.length > 0)
      await send('POST', `/api/admin/api-keys/${id}/revoke`)
      isRevoked = true
      await Promise.all(busy)
      expect(asked[0]!.status).toBe(200)
      expect(new Set(asked.filter(({ late }) => late).map(({ status }) => status))).toEqual(new Set([401]))
    })
  })

  it('sends a digest of leads once', async () => {
    await storage.withDatabase((database) =>
      database.query(
        `INSERT INTO users (email, password_hash, role, leads_by_mail)
         SELECT email, 'none that opens', 'staff', 'digest' FROM unnest($1::text[]) AS email`,
        [digestReaders],
      ),
    )
    const ids: (string | undefined)[] = []
    let last
    for (const site of [here, there]) {
      ids.push((await postMessage(site)).id)
      last = await mailServer.mailTo(BUSINESS_EMAIL, last) // in one transaction with the digest entry
    }
    await storage.withDatabase(async (database) => {
      await database.query(`UPDATE lead_digest_entries SET due_at = now() - interval '3 hours' WHERE mail_id IS NULL`)
      await database.query(
        `UPDATE outbox_events SET next_attempt_at = now() - interval '3 hours' WHERE type = 'leads.digest_due'`,
      )
    })
    const digests = () => mailServer.mails.filter((mail) => digestReaders.includes(recipientOf(mail) ?? ''))
    while (digests().length < digestReaders.length) await new Promise((resolve) => setTimeout(resolve, 100))
    await untilQueuesAreEmpty(storage)
    expect(digests().map(recipientOf).sort()).toEqual(digestReaders)
    for (const { text = '' } of digests())
      expect([...text.matchAll(/contact-messages\/([\w-]{36})/g)].map(([, id]) => id)).toEqual(ids.toReversed())
  })

  it('reminds each client of a visit once', async () => {
    const get = async (path: string): Promise<Json> => (await fetch(here.url + path)).json()
    const [{ id: service }] = await get('/api/bookable-services')
    const today = zagrebDay(new Date()).toString()
    const period = `from=${daysAfter(today, 2)}&to=${daysAfter(today, 12)}`
    const { slots } = await get(`/api/availability?service=${service}&location=dubrovnik&${period}`)
    const clients: string[] = []
    const apart = (slots as Json[]).map(({ start }) => start as string).filter((start) => /T1[246]:00/.test(start))
    for (const start of apart.slice(0, 8)) {
      const email = `client${clients.length}@example.com`
      await send('POST', '/api/bookings', {
        service,
        start,
        location: 'dubrovnik',
        forWhom: 'self',
        name: 'Iva Ivić',
        email,
      })
      clients.push(email)
    }
    expect(clients).toHaveLength(8)
    await storage.withDatabase(async (database) => {
      const count = async (query: string): Promise<number> => (await database.query(`SELECT FROM ${query}`)).length
      await until(async () => (await count(`outbox_events WHERE type = 'booking.reminder_due'`)) === clients.length)
      // The visits are in an hour, as staff accepted: reminders of later ones wait, and those of uncovered ones are withheld.
      await database.query(
        `UPDATE bookings SET therapist_id = gen_random_uuid(), room_id = NULL, starts = now() + interval '1 hour',
           ends = now() + interval '2 hours', during = tstzrange(now() + interval '1 hour', now() + interval '2 hours'),
           accepted_gaps = $1`,
        [coverageGaps],
      )
      await database.query(`UPDATE outbox_events SET next_attempt_at = now() WHERE type = 'booking.reminder_due'`)
    })
    await untilQueuesAreEmpty(storage)
    const reminders = mailServer.mails.filter((mail) => titleOf(mail) === 'Podsjetnik na vaš termin')
    expect(reminders.map(recipientOf).sort()).toEqual(clients.sort())
  })

  describe('a setting', () => {
    const save = (version: number, settings: object) => send('PUT', '/api/admin/settings', settings, version)

    it('evicts a cached page in the process that did not save it', async () => {
      expect(await pageOf(there, '/privacy-policy')).toContain('poruke: 2 godine')
      await save(1, { contactMessages: '5 godina' })
      await appears('/privacy-policy', 'poruke: 5 godina')
    })

    it('applies to the next mails of the process that did not save it', async () => {
      await save(2, { contactMessages: '5 years', senderEmail: 'centri@example.org' })
      await here.kill('SIGTERM')
      const before = mailServer.mails.length
      await postMessage(there)
      const recipients = ['ana@example.com', BUSINESS_EMAIL].sort()
      while (mailServer.mails.length < before + recipients.length) await new Promise((next) => setTimeout(next, 50))
      const sent = mailServer.mails.slice(before)
      expect(sent.map(recipientOf).sort()).toEqual(recipients)
      for (const { from } of sent) expect(from!.value[0]!.address).toBe('centri@example.org')
    })
  })
})
