import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { launchServer, type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

/** As in a container of its own: without rights to that, an ordinary process has to do. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts']
const inContainer = spawnSync(container[0]!, [...container.slice(1), 'true']).status === 0 ? container : []

/** A PostgreSQL server keeps its own data directory. */
const embedded = process.env.TEST_DATABASE_URL ? describe.skip : describe

embedded('the lock on the data directory', () => {
  const storage = siteStorage('empty')
  const acknowledged: string[] = []

  async function post({ url }: ServerProcess): Promise<void> {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Prva ili druga?' }),
    })
    expect(response.status).toBe(201)
    acknowledged.push(((await response.json()) as { id: string }).id)
  }

  it('keeps out another container, and lets in the one that follows a killed one', async () => {
    const first = await startServer(storage.variables, inContainer)
    await post(first)
    const other = launchServer({ ...storage.variables, PORT: '39998' }, inContainer)
    expect(await other.exited).toBe(1)
    expect(other.output()).toContain('is in use by process')
    await post(first)

    const dying = first.kill('SIGKILL')
    const next = await startServer(storage.variables, inContainer)
    await dying
    await post(next)
    await next.kill('SIGKILL')
  }, 300_000)

  it('ends a process that was paused while a machine beyond its kernel took over', async () => {
    const paused = await startServer(storage.variables)
    await post(paused)
    paused.pause()
    // What the kernel keeps on a file says nothing of another file: between two machines on one volume it is the same.
    renameSync(`${storage.variables.DATA_DIR}/postgres.lock`, `${storage.variables.DATA_DIR}/postgres.lock.elsewhere`)
    const begun = performance.now()
    const next = await startServer(storage.variables)
    expect(performance.now() - begun).toBeGreaterThan(12_000)
    await post(next)
    paused.resume()
    expect(await paused.exited).toBe(1)
    expect(paused.output().trim().split('\n').at(-1)).toContain('was taken over by process')
    await post(next)
    await next.kill('SIGTERM')
  }, 300_000)

  it('loses nothing that was acknowledged', async () => {
    const rows = await storage.withDatabase((dataSource) =>
      dataSource.query<{ id: string }[]>('SELECT id FROM contact_messages'),
    )
    expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort())
  })
})
