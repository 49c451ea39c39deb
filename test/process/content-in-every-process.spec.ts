import { administrator } from '../support/administrator.js'
import type { Json } from '../support/search-engines.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { sessionCookieIn } from '../support/staff.js'

describe('with two processes on one server', () => {
  const storage = siteStorage('migrated')
  let here: ServerProcess
  let there: ServerProcess
  beforeAll(async () => {
    const variables = {
      ...storage.variables,
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }
    here = await startServer(variables)
    there = await startServer(variables)
  })

  const cookieFor = async ({ url }: ServerProcess) => {
    const body = JSON.stringify(administrator)
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${url}/api/admin/session`, { method: 'POST', headers, body })
    return sessionCookieIn(answer.headers.getSetCookie())
  }
  const write = async (method: string, path: string, item: Json, content: object) => {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: await cookieFor(here),
      'If-Match': `"${item.version}"`,
    }
    const answer = await fetch(`${here.url}/api/admin/content/${path}`, {
      method,
      headers,
      body: JSON.stringify(content),
    })
    expect(answer.ok).toBe(true)
  }
  const list = async (path: string): Promise<Json[]> =>
    (await fetch(`${here.url}/api/admin/content/${path}`, { headers: { Cookie: await cookieFor(here) } })).json()
  const page = async (path: string) => (await fetch(there.url + path)).text()
  const eventually = async (path: string, words: string, forMs: number) => {
    for (const end = Date.now() + forMs; Date.now() < end;) {
      if ((await page(path)).includes(words)) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }

  it('what one saves the other shows, though it had kept the page', async () => {
    expect(await page('/cjenik')).toContain('Ponovljeno testiranje')
    const row = (await list('prices')).find(({ content }) => content.service.hr === 'Ponovljeno testiranje')
    const content = { ...row.content, service: { hr: 'Drugo testiranje', en: 'Second test' } }
    await write('PUT', `prices/${row.id}`, row, content)
    expect(await eventually('/cjenik', 'Drugo testiranje', 2000)).toBe(true)
  })

  it.each([
    ['therapists', 'name', '/lokacija/dubrovnik'],
    ['franchise-facts', 'contactName', '/franchise'],
    ['franchise-facts', 'contactName', '/franchise/brochure'],
  ])('%s, too: their %s on %s', async (kind, field, path) => {
    await page(path)
    const [item] = await list(kind)
    const name = `Đurđa Žic ${path}`
    await write('PUT', `${kind}/${item.id}`, item, { ...item.content, [field]: name })
    expect(await eventually(path, name, 2000)).toBe(true)
  })

  it('a scheduled post appears in the one that did not schedule it', async () => {
    const [post] = await list('posts')
    const publishedAt = new Date(Date.now() + 3000).toISOString()
    await write('POST', 'posts', post, { ...post.content, slug: 'u-svakom', status: 'scheduled', publishedAt })
    expect(await eventually('/blog', '/blog/u-svakom', 1000)).toBe(false)
    expect(await eventually('/blog', '/blog/u-svakom', 6000)).toBe(true)
  })
})
