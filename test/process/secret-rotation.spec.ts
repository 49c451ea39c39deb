import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const owner = { email: 'vlasnica@example.com', password: 'correct horse battery' }
const [FIRST, SECOND] = ['the first secret of this installation', 'the second secret of this installation']

describe('the session secret', () => {
  const storage = siteStorage('migrated')

  const startWith = (SESSION_SECRET: string) =>
    startServer({ ...storage.variables, SESSION_SECRET, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
  const cookieOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const signIn = (site: ServerProcess) =>
    fetch(`${site.url}/api/admin/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(owner),
    })
  const show = (site: ServerProcess, cookie: string[]) =>
    fetch(`${site.url}/api/admin/session`, { headers: { Cookie: cookie.join('; ') } })

  it('is replaced without signing anybody out, and then forgotten', async () => {
    const before = await startWith(FIRST)
    const old = cookieOf(await signIn(before))
    expect(await show(before, old)).toHaveProperty('status', 200)
    await before.kill('SIGTERM')

    const during = await startWith(`${SECOND}, ${FIRST}`)
    const answer = await show(during, old)
    expect(answer.status).toBe(200)
    const renewed = cookieOf(answer) // signed anew
    await during.kill('SIGTERM')

    const after = await startWith(SECOND)
    expect(await show(after, renewed)).toHaveProperty('status', 200)
    expect(await show(after, old)).toHaveProperty('status', 401)
    await after.kill('SIGTERM')
  }, 120_000)
})
