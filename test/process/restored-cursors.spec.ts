import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../support/command.js'
import { administrator } from '../support/administrator.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { createSiteStorage, siteStorage, type SiteStorage } from '../support/site-storage.js'
import { sessionCookieIn } from '../support/staff.js'

interface Part {
  items: { id: string }[]
  nextCursor: string
  code?: string
}

describe('how far a program has read', () => {
  const storage = siteStorage('migrated')
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-cursors-'))
  let other: SiteStorage | undefined
  afterAll(async () => {
    await other?.remove()
    rmSync(directory, { recursive: true })
  })

  const start = ({ variables }: Pick<SiteStorage, 'variables'>) =>
    startServer({
      ...variables,
      ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password, RATE_LIMIT_SCALE: '0' },
    })
  const post = (site: ServerProcess, path: string, body: object, cookie = '') =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    })
  const read = async (site: ServerProcess, key: string, cursor?: string) => {
    const headers = { Authorization: `Bearer ${key}` }
    const answer = await fetch(`${site.url}/api/leads${cursor ? `?cursor=${cursor}` : ''}`, { headers })
    return { status: answer.status, ...((await answer.json()) as Part) }
  }

  it('counts after a restart, and is refused after a restore into another database, where the key is as it was', async () => {
    const first = await start(storage)
    const signedIn = await post(first, '/api/admin/session', administrator)
    const cookie = sessionCookieIn(signedIn.headers.getSetCookie())
    const terms = { name: 'CRM', expiry: '30days', scopes: ['leads:read'] }
    const { key } = (await (await post(first, '/api/admin/api-keys', terms, cookie)).json()) as { key: string }
    const send = (site: ServerProcess) =>
      post(site, '/api/contact', { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Dobar dan' })
    expect((await send(first)).status).toBe(201)
    const { items, nextCursor } = await read(first, key)
    expect(items).toHaveLength(1)
    await first.kill('SIGTERM')

    const again = await start(storage)
    expect((await send(again)).status).toBe(201)
    expect(await read(again, key, nextCursor)).toMatchObject({ status: 200, items: [expect.anything()] })
    await again.kill('SIGTERM')

    const file = join(directory, 'site.backup')
    expect(runCommand('src/database/commands/backup.js', [file], storage.variables)).toMatchObject({ status: 0 })
    other = await createSiteStorage('empty')
    expect(runCommand('src/database/commands/restore.js', [file], other.variables)).toMatchObject({ status: 0 })
    const restored = await start(other)
    expect(await read(restored, key, nextCursor)).toMatchObject({ status: 410, code: 'cursor.gone' })
    const anew = await read(restored, key)
    expect(anew.items).toHaveLength(2)
    expect(await read(restored, key, anew.nextCursor)).toMatchObject({ status: 200, items: [] })
    await restored.kill('SIGTERM')
  }, 180_000)
})
