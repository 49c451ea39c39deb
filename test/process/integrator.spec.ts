import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { earlierTransactionsEnded } from '../support/earlier-transactions-ended.js'
import { allowLog } from '../support/expected-log.js'
import { type Acknowledged, sendUntilAcknowledged } from '../support/posting.js'
import { freePort, type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'

const owner = { email: 'vlasnica@example.com', password: 'correct horse battery' }
const BEFORE = 2000 // ten pages of the API
const MEANWHILE = 60

interface Kept {
  leads: Record<string, { status: string; version: number }>
}

describe('example program that synchronises leads', () => {
  const storage = siteStorage('migrated')
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-integrator-'))
  const file = join(directory, 'leads.json')
  let site: ServerProcess
  let integrator: ReturnType<typeof spawn> | undefined
  beforeAll(async () => {
    await storage.withDatabase((database) =>
      database.query(
        `INSERT INTO contact_messages (name, email, subject, message, language)
         SELECT 'Ana', 'ana' || number || '@example.com', 'general', 'Dobar dan', 'hr' FROM generate_series(1, $1) AS number`,
        [BEFORE],
      ),
    )
    site = await startServer({
      ...storage.variables,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
      RATE_LIMIT_SCALE: '0',
    })
  })
  afterAll(async () => {
    integrator?.kill('SIGKILL')
    await site?.kill('SIGTERM')
    rmSync(directory, { recursive: true, force: true })
  })

  const ask = async (path: string, body: object, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const start = (variables: NodeJS.ProcessEnv) => {
    integrator = spawn(process.execPath, ['examples/integrator.js', file], {
      env: { ...process.env, SITE: site.url, ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  }
  const kept = (): Kept['leads'] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept).leads : {})
  const until = async (condition: () => boolean) => {
    while (!condition()) await pause(100)
  }

  it('stores every lead and claims new ones, although it is killed repeatedly', async () => {
    allowLog(/Delivery failed for webhook .* connection/)
    const signedIn = await ask('/api/admin/session', owner)
    const cookie = sessionCookieIn(signedIn.headers.getSetCookie())
    const terms = { name: 'CRM', expiry: '30days', scopes: ['leads:read', 'leads:write'] }
    const { key } = (await (await ask('/api/admin/api-keys', terms, cookie)).json()) as { key: string }
    const port = String(await freePort())
    const endpoint = { url: `http://127.0.0.1:${port}/`, events: ['contact.received'] }
    const { id: webhook, secret } = (await (await ask('/api/admin/webhooks', endpoint, cookie)).json()) as {
      id: string
      secret: string
    }
    const variables = { API_KEY: key, WEBHOOK_SECRET: secret, PORT: port }

    start(variables)
    const arrived: Acknowledged[] = []
    const arriving = sendUntilAcknowledged(
      () => site,
      MEANWHILE,
      (message) => void arrived.push(message),
    )
    await until(() => Object.keys(kept()).length > BEFORE / 4)
    integrator!.kill('SIGKILL')
    start(variables)
    await arriving
    // A test message makes the example read changes immediately. Otherwise it reads them once a minute.
    const sendTest = () => ask(`/api/admin/webhooks/${webhook}/test`, {}, cookie)
    await storage.withDatabase(async (database) => {
      while (!arrived.every(({ id }) => kept()[id]?.status === 'inProgress')) {
        await earlierTransactionsEnded(database)
        await sendTest().catch(sendTest) // the server may close the keep-alive connection
        await pause(200)
      }
    })

    const stored = await fetchAll(cookie)
    expect(new Map(Object.entries(kept()).map(([id, { version }]) => [id, version]))).toEqual(stored)
    expect(stored.size).toBe(BEFORE + MEANWHILE)
  }, 600_000)

  /** Returns versions by id, as staff see them. */
  const fetchAll = async (cookie: string) => {
    const versions = new Map<string, number>()
    for (let page = 1; ; page++) {
      const read = () =>
        fetch(`${site.url}/api/admin/contact-messages?pageSize=100&page=${page}`, { headers: { Cookie: cookie } })
      const answer = await read().catch(read) // retries once, as browsers do, if the server closes the keep-alive connection at that moment
      const { items } = (await answer.json()) as { items: { id: string; version: number }[] }
      for (const { id, version } of items) versions.set(id, version)
      if (items.length === 0) return versions
    }
  }
})
