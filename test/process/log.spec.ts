import { openBreakableLine } from '../support/breakable-line.js'
import { allowLog, expectLog } from '../support/expected-log.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

interface Line {
  level: string
  message: { id?: string; code?: string; more?: number; path?: string; cause?: string } | string
  stack?: string
}

describe('the log', () => {
  const storage = siteStorage('migrated')

  const linesOf = ({ output }: ServerProcess): Line[] =>
    output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
  const about = (server: ServerProcess, code: string) =>
    linesOf(server)
      .map(({ message }) => message)
      .filter((message) => typeof message === 'object' && message.code === code)
  const fromElsewhere = (server: ServerProcess, id: string) =>
    fetch(`${server.url}/api/contact?email=ana@example.com`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example', 'X-Request-Id': id },
    })

  let line: Awaited<ReturnType<typeof openBreakableLine>>
  let server: ServerProcess
  beforeAll(async () => {
    line = await openBreakableLine(storage.databaseUrl!)
    server = await startServer({ ...storage.variables, DATABASE_URL: line.url, RATE_LIMIT_SCALE: '0' })
  }, 60_000)
  afterAll(() => line.cut())

  it('uses the request id of a proxy only if it is well-formed', async () => {
    const health = (id: string) => fetch(`${server.url}/health/live`, { headers: { 'X-Request-Id': id } })
    expect((await health('proxy-4711.a')).headers.get('x-request-id')).toBe('proxy-4711.a')
    for (const odd of ['short', 'two words', '"quoted"', 'x'.repeat(129)]) {
      expect((await health(odd)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('reports an outage in a few lines, and a fault with the id of its request', async () => {
    allowLog(/^warn /) // an outage interrupts whatever runs at that time
    expectLog(/^error \[http\] .*the-broken-one/)
    line.cut()
    for (let time = 0; time < 30; time++) {
      for (const path of ['/health/ready', '/api/locations', '/cjenik', '/kontakt']) {
        expect((await fetch(server.url + path)).status).toBe(503)
      }
    }
    await line.mend()
    await storage.withDatabase((database) => database.query('ALTER TABLE price_list_rows RENAME TO elsewhere'))
    await fetch(`${server.url}/api/pricelist`, { headers: { 'X-Request-Id': 'the-broken-one' } })
    const errors = () => linesOf(server).filter(({ level }) => level === 'error')
    await until(() => errors().length > 0)
    await storage.withDatabase((database) => database.query('ALTER TABLE elsewhere RENAME TO price_list_rows'))
    expect(about(server, 'unavailable')[0]).toMatchObject({ path: '/health/ready', cause: expect.stringMatching(/\w/) })
    expect(server.output().split('\n').length).toBeLessThan(60)
    expect(errors()).toMatchObject([
      { message: { id: 'the-broken-one', path: '/api/pricelist' }, stack: expect.stringContaining('price_list_rows') },
    ])
  })

  it('records rejected requests without flooding and without personal data', async () => {
    for (let time = 0; time < 20; time++) expect((await fromElsewhere(server, `request-${time}`)).status).toBe(403)
    await server.kill('SIGTERM')
    const lines = about(server, 'cross_origin')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toEqual({
      id: 'request-0',
      method: 'POST',
      path: '/api/contact',
      status: 403,
      code: 'cross_origin',
    })
    expect(lines[5]).toEqual({ code: 'cross_origin', more: 15 })
    expect(server.output()).not.toMatch(/ana@example|127\.0\.0\.1"/)
  })

  it('neither slows down nor blocks the process when its reader has gone', async () => {
    server = await startServer(storage.variables)
    server.stopReading()
    expect((await fromElsewhere(server, 'request-unread')).status).toBe(403)
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
    await server.kill('SIGTERM')
    expect(await server.exited).toBeNull() // Nest ends the process by the signal, once the application is closed
  })
})
