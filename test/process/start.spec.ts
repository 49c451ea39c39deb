import { once } from 'node:events'
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postmasterOf } from '../support/embedded-server.js'
import { expectLog } from '../support/expected-log.js'
import { HURRY, killServers, launchServer, type ServerProcess, startServer } from '../support/server-process.js'
import { until } from '../support/until.js'

describe('the server process', () => {
  let folder: string
  let dataDir: string
  let otherDataDir: string
  let firstOutput: string
  let server: ServerProcess
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'biorezonanca-start-'))
    dataDir = join(folder, 'data')
    otherDataDir = join(folder, 'other')
    const first = await startServer({ DATA_DIR: dataDir })
    await first.kill('SIGTERM')
    firstOutput = first.output()
    cpSync(dataDir, otherDataDir, { recursive: true })
    server = await startServer({ DATA_DIR: dataDir }, ['env', '--chdir=/'])
  })
  afterAll(() => {
    killServers()
    rmSync(folder, { recursive: true, force: true })
  })

  const linesOf = (output: string) => output.trim().split('\n')

  it('prints the addresses of the site, the API and the admin', () => {
    const messages = linesOf(firstOutput).map((line) => (JSON.parse(line) as { message: string }).message)
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Site: http.*\/$/),
        expect.stringMatching(/^API: http.*\/api\/docs$/),
        expect.stringMatching(/^Admin: http.*\/admin$/),
      ]),
    )
  })

  it('prints the one-time password at the first start only', () => {
    expect(firstOutput).toMatch(/password/i)
    expect(server.output()).not.toMatch(/password/i)
  })

  it('serves pages when started from another folder', async () => {
    expect((await fetch(`${server.url}/`)).status).toBe(200)
  })

  it('stores its files where other users cannot read them', () => {
    const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((entry) => join(dataDir, entry))
    const open = [dataDir, ...entries].filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
    expect(entries.length).toBeGreaterThan(900)
    expect(open).toEqual([])
  })

  it('exits with one line when another process uses its data directory', async () => {
    const second = launchServer({ DATA_DIR: dataDir, PORT: '39999', ...HURRY })
    expect(await second.exited).toBe(1)
    expect(linesOf(second.output())).toEqual([
      expect.stringContaining('waiting for it to stop'),
      expect.stringContaining('is in use by process'),
    ])
  })

  it('exits with one line, and stops its database server, when the port is in use', async () => {
    const second = launchServer({ DATA_DIR: otherDataDir, PORT: new URL(server.url).port })
    expect(await second.exited).toBe(1)
    expect(linesOf(second.output())).toEqual([expect.stringContaining('EADDRINUSE')])
    await until(() => !postmasterOf(otherDataDir))
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD'],
    [{ DATABASE_URL: 'postgres://user:secret@%' }, 'DATABASE_URL'],
  ])('exits with one line that names the variable and no secret: %j', async (variables, name) => {
    const refused = launchServer({ DATA_DIR: dataDir, ...variables })
    expect(await refused.exited).toBe(1)
    expect(linesOf(refused.output())).toEqual([expect.stringContaining(name)])
    expect(refused.output()).not.toContain('secret')
  })

  it('logs that it is waiting for an unresponsive database server', async () => {
    const waiting = launchServer({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/site' })
    while (!waiting.output().includes('\n')) await once(waiting.process.stdout!, 'data')
    expect(waiting.output()).toContain('Waiting for the database server: connect ECONNREFUSED')
    expect(waiting.output()).not.toContain('secret')
    waiting.process.kill('SIGTERM')
    await waiting.exited
  })

  it('stops on a signal although a client never finishes its request', async () => {
    expectLog(/Closing connections whose requests have not ended in time/)
    const client = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
    client.write(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    await once(client, 'connect')
    await fetch(`${server.url}/health/live`) // by then the server has received the partial request
    await server.kill('SIGTERM')
    expect(server.output()).toContain('have not ended in time')
    client.destroy()
  })
})
