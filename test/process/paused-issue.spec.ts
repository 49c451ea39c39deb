import { setTimeout as pause } from 'node:timers/promises'
import { administrator } from '../support/administrator.js'
import { allowLog } from '../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

const readers = Array.from({ length: 12 }, (_, number) => `reader${number}@example.com`).sort()
/** Reader whose mail is in progress when the process is killed. */
const slow = readers[0]!
const issues = '/api/admin/newsletter-issues'
/** Time in which a worker sends mails that are due. */
const QUIET_MS = 3000

type Reply = Parameters<NonNullable<NonNullable<Parameters<typeof startMailServer>[0]>['onRcptTo']>>[2]

describe('newsletter issue that is paused after kill -9 of the site', () => {
  const storage = siteStorage('migrated')
  let mailServer: MailServer
  let isRefusing = true
  let isInProgress = false
  let site: ServerProcess
  let cookie: string
  beforeAll(async () => {
    allowLog(/Delivery failed for mail newsletter\.issue .* 451/)
    mailServer = await startMailServer({
      onRcptTo: ({ address }, _session, reply) => (isRefusing ? refuse(address, reply) : reply()),
    })
    site = await start()
    await storage.withDatabase((database) =>
      database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at)
         SELECT email, 'hr', 'x', now() FROM unnest($1::text[]) AS email`,
        [readers],
      ),
    )
    cookie = sessionCookieIn((await request('POST', '/api/admin/session', administrator)).headers.getSetCookie())
  })
  afterAll(() => mailServer.close())

  const start = () =>
    startServer({
      ...storage.variables,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      MAIL_FROM: 'Biorezonanca <info@example.com>',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      SMTP_URL: mailServer.url,
    })
  const refuse = (address: string, reply: Reply) => {
    if (address === slow) isInProgress = true
    else reply(Object.assign(new Error('Try again later'), { responseCode: 451 }))
  }
  const request = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }), ...headers },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const recipients = () => mailServer.mails.map((mail) => recipientOf(mail)).sort()
  const countRefused = async () =>
    (
      await storage.withDatabase((database) =>
        database.query<[]>('SELECT FROM outgoing_mails WHERE last_error IS NOT NULL'),
      )
    ).length
  /** Mails whose attempt the kill has ended. */
  const countInterrupted = async () =>
    (
      await storage.withDatabase((database) =>
        database.query<[]>('SELECT FROM outgoing_mails WHERE attempts > 0 AND last_error IS NULL'),
      )
    ).length
  /** Makes the rows of a queue due, also leased ones, and wakes the workers. */
  const makeDue = (table: 'outbox_events' | 'outgoing_mails') =>
    storage.withDatabase(async (database) => {
      await database.query(`UPDATE ${table} SET next_attempt_at = now()`)
      await database.query(`SELECT pg_notify('work_due', $1)`, [table])
    })
  /** Starts an issue, without the minute in which it can be stopped. */
  const sendIssue = async () => {
    const texts = { titleHr: 'Proljeće u centrima', textHr: 'Dobro došli.', titleEn: '', textEn: '' }
    const { id } = (await (await request('POST', issues, texts)).json()) as { id: string }
    await request('POST', `${issues}/${id}/send`, undefined, { 'If-Match': '"1"' })
    await storage.withDatabase((database) => database.query('UPDATE newsletter_issues SET scheduled_at = now()'))
    await makeDue('outbox_events')
    return id
  }

  it('sends nothing until it is resumed, and then one mail to each subscriber', async () => {
    const id = await sendIssue()
    await until(() => isInProgress)
    await site.kill('SIGKILL')
    const interrupted = await countInterrupted()
    site = await start()
    await until(async () => (await countRefused()) === readers.length - interrupted)
    await request('POST', `${issues}/${id}/pause`)
    isRefusing = false
    await makeDue('outgoing_mails')
    await pause(QUIET_MS)
    expect(recipients()).toEqual([])

    await site.kill('SIGKILL')
    site = await start()
    await pause(QUIET_MS)
    expect(recipients()).toEqual([])

    await request('POST', `${issues}/${id}/resume`)
    const status = async () => ((await (await request('GET', `${issues}/${id}`)).json()) as { status: string }).status
    await until(async () => (await status()) === 'sent')
    expect(recipients()).toEqual(readers)
    await site.kill('SIGTERM')
  }, 120_000)
})
