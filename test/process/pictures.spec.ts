import { warningsIn } from '../support/expected-log.js'
import { drawPicture } from '../support/pictures.js'
import { killServers, type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'
import { until } from '../support/until.js'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

describe('pictures of a killed process', () => {
  const storage = siteStorage('migrated')
  afterEach(killServers)

  const begin = () =>
    startServer({
      ...storage.variables,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMIT_SCALE: '0',
    })

  const signIn = async ({ url }: ServerProcess): Promise<string> => {
    const { headers } = await fetch(`${url}/api/admin/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(owner),
    })
    return sessionCookieIn(headers.getSetCookie())
  }

  const send = async ({ url }: ServerProcess, cookie: string): Promise<{ id: string; name: string }> => {
    const form = new FormData()
    form.set('decorative', 'true')
    form.set('picture', new Blob([new Uint8Array(drawPicture(1300, 867).jpegSync(90))]), 'a.jpg')
    const answer = await fetch(`${url}/api/admin/pictures`, { method: 'POST', headers: { cookie }, body: form })
    expect(answer.status).toBe(201)
    return (await answer.json()) as { id: string; name: string }
  }

  const state = (id: string) =>
    storage.withDatabase(async (dataSource) => {
      const rows = await dataSource.query<{ state: string }[]>('SELECT state FROM pictures WHERE id = $1', [id])
      return rows[0]?.state
    })

  it('are made by the next one', async () => {
    const first = await begin()
    const { id, name } = await send(first, await signIn(first))
    await first.kill('SIGKILL')
    expect(await state(id)).toBe('processing')
    const second = await begin()
    await until(async () => (await fetch(`${second.url}/media/${name}-1280.avif`)).ok)
    expect(await state(id)).toBe('ready')
    await second.kill('SIGTERM')
    expect(warningsIn(second.output())).toEqual([])
  }, 120_000)
})
