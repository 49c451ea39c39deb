import { administrator } from '../support/administrator.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { sessionCookieIn } from '../support/staff.js'

describe('a key that is made in one of two processes', () => {
  const storage = siteStorage('migrated')
  let here: ServerProcess
  let there: ServerProcess
  let cookie = ''
  beforeAll(async () => {
    const variables = {
      ...storage.variables,
      ...{ SESSION_SECRET: 'a secret of more than thirty-two characters', RATE_LIMIT_SCALE: '0' },
      ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    }
    here = await startServer(variables)
    there = await startServer(variables)
    cookie = sessionCookieIn((await post('/api/admin/session', administrator)).headers.getSetCookie())
  })

  const post = async (path: string, body: object = {}) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const answer = await fetch(here.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok).toBe(true)
    return answer
  }
  const make = async () => {
    const terms = { name: 'CRM', expiry: '30days', scopes: ['leads:read'] }
    return (await (await post('/api/admin/api-keys', terms)).json()) as { id: string; key: string }
  }
  const read = (key: string) => fetch(`${there.url}/api/leads`, { headers: { Authorization: `Bearer ${key}` } })

  it('opens at once in the other, and nothing from the moment it is revoked', async () => {
    const { id, key } = await make()
    for (let time = 0; time < 3; time++) expect((await read(key)).status).toBe(200)
    await post(`/api/admin/api-keys/${id}/revoke`)
    const refused = await read(key)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'key.revoked' })
  })

  it('opens nothing that is asked for after it was revoked, however busy the other is', async () => {
    const { id, key } = await make()
    let isRevoked = false
    const asked: { late: boolean; status: number }[] = []
    const ask = async () => {
      while (asked.filter(({ late }) => late).length < 20) {
        const late = isRevoked
        asked.push({ late, status: (await read(key)).status })
      }
    }
    const busy = [ask(), ask(), ask(), ask()]
    await post(`/api/admin/api-keys/${id}/revoke`)
    isRevoked = true
    await Promise.all(busy)
    expect(asked.some(({ status }) => status === 200)).toBe(true)
    expect(new Set(asked.filter(({ late }) => late).map(({ status }) => status))).toEqual(new Set([401]))
  })
})
