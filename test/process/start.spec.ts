import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killServers, launchServer, startServer } from '../support/server-process.js'

describe('the server process', () => {
  afterEach(killServers)

  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-start-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('says where everything is, and the one-time password once', async () => {
    const first = await startServer({ DATA_DIR: dataDir })
    const lines = first
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { message: string })
    expect(lines.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Site: http.*\/$/),
        expect.stringMatching(/^API: http.*\/api\/docs$/),
        expect.stringMatching(/^Admin: http.*\/admin$/),
      ]),
    )
    expect(first.output()).toMatch(/password/i)
    await first.kill('SIGTERM')

    const second = await startServer({ DATA_DIR: dataDir })
    expect(second.output()).not.toMatch(/password/i)
    await second.kill('SIGTERM')
  })

  it('is refused with one line on a data directory that another process uses', async () => {
    const first = await startServer({ DATA_DIR: dataDir })
    const second = launchServer({ DATA_DIR: dataDir, PORT: '39999' })
    expect(await second.exited).toBe(1)
    const lines = second.output().trim().split('\n')
    expect(lines).toEqual([
      expect.stringContaining('waiting for it to stop'),
      expect.stringContaining('is in use by process'),
    ])
    await first.kill('SIGTERM')
  })

  it('keeps what it stores from the other users of the machine', async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((entry) => join(dataDir, entry))
    const open = [dataDir, ...entries].filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
    expect(entries.length).toBeGreaterThan(900)
    expect(open).toEqual([])
    await server.kill('SIGTERM')
  })

  it('stops when told to, though a client never finishes its request', async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    const client = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
    client.write(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    await once(client, 'connect')
    await fetch(`${server.url}/health/live`) // by then the server has seen the half request
    const told = Date.now()
    await server.kill('SIGTERM')
    expect(Date.now() - told).toBeLessThan(9000)
    client.destroy()
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: `${'x'.repeat(40)},short` }, 'SESSION_SECRET'],
    [{ ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD'],
    [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS'],
    [{ PUBLIC_URL: 'https://example.com/site' }, 'PUBLIC_URL'],
    [{ EARLY_CONNECTIONS: 'https://example.com, example.org' }, 'EARLY_CONNECTIONS'],
    [{ EARLY_CONNECTIONS: 'https://example.com/tag.js' }, 'EARLY_CONNECTIONS'],
    [{ TAG_MANAGER_ID: 'UA-12345-6' }, 'TAG_MANAGER_ID'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE'],
    [{ RATE_LIMIT_SCALE: '5abc' }, 'RATE_LIMIT_SCALE'],
    [{ DATABASE_URL: 'postgres://user:secret@%' }, 'DATABASE_URL'],
  ])('is refused with one line that names the variable: %j', async (variables, name) => {
    const server = launchServer({ DATA_DIR: dataDir, ...variables })
    expect(await server.exited).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([expect.stringContaining(name)])
    expect(server.output()).not.toContain('secret')
  })

  it('says that it waits for a database server that is away', async () => {
    const server = launchServer({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/site' })
    while (!server.output().includes('\n')) await once(server.process.stdout!, 'data')
    expect(server.output()).toContain('Waiting for the database server: connect ECONNREFUSED')
    expect(server.output()).not.toContain('secret')
    server.process.kill('SIGTERM')
    await server.exited
  })

  it('starts from any folder', async () => {
    const server = await startServer({ DATA_DIR: dataDir }, ['env', '--chdir=/'])
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    await server.kill('SIGTERM')
  })

  it('is refused with one line when the port is taken', async () => {
    const first = await startServer({ DATA_DIR: dataDir })
    const { port } = new URL(first.url)
    const second = launchServer({ DATA_DIR: join(dataDir, 'other'), PORT: port })
    expect(await second.exited).toBe(1)
    expect(second.output().trim().split('\n')).toEqual([expect.stringContaining('EADDRINUSE')])
    await first.kill('SIGTERM')
  }, 90_000)
})
