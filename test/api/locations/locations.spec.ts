import request from 'supertest'
import { apiScopes } from '../../../src/shared/admin/api-scopes.js'
import { addKey, program } from '../../support/api-keys.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const PATH = '/api/locations'

interface Listed {
  slug: string
}

describe('list of locations', () => {
  let site: TestApp
  let all: string[]
  beforeAll(async () => {
    site = await startTestAdmin()
    all = (await read(PATH)).slugs
  })
  afterAll(() => site.close())

  const read = async (path: string) => {
    const { body, headers } = await request(site.http).get(path).expect(200)
    const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '') ?? []
    return { slugs: (body as Listed[]).map(({ slug }) => slug), next }
  }
  /** Follows the `next` links to the end. */
  const readAll = async (path: string) => {
    const parts: string[][] = []
    for (let next: string | undefined = site.environment.publicUrl + path; next;) {
      expect(next.startsWith(site.environment.publicUrl)).toBe(true)
      const part: Awaited<ReturnType<typeof read>> = await read(next.slice(site.environment.publicUrl.length))
      parts.push(part.slugs)
      next = part.next
    }
    return parts
  }

  it('is complete without pagination parameters', async () => {
    expect(all.length).toBeGreaterThan(3)
    expect((await read(PATH)).next).toBeUndefined()
  })

  it('is returned in pages with links to the next one', async () => {
    for (const limit of [1, 2, all.length - 1, all.length, 100]) {
      const parts = await readAll(`${PATH}?limit=${limit}&lang=en`)
      expect(parts.flat()).toEqual(all)
      expect(parts).toHaveLength(Math.ceil(all.length / limit))
    }
  })

  it('keeps the language of the first page', async () => {
    const { next } = await read(`${PATH}?limit=1&lang=en`)
    expect(new URL(next!).searchParams.get('lang')).toBe('en')
  })

  it('has no duplicates or gaps when the cursor’s location is removed or positions are equal', async () => {
    const { next } = await read(`${PATH}?limit=2`)
    const [, second, third, fourth] = all
    await site.changeContent(
      'UPDATE locations SET position = (SELECT position FROM locations WHERE slug = $1) WHERE slug = $2',
      [third, fourth],
    )
    await site.changeContent(`DELETE FROM locations WHERE slug = $1`, [second])
    const rest = await readAll(next!.slice(site.environment.publicUrl.length))
    expect(rest.flat().sort()).toEqual(all.slice(2).sort())
    all = (await read(PATH)).slugs
    expect((await readAll(`${PATH}?limit=1`)).flat()).toEqual(all)
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=x', 'cursor'],
    [`cursor=${Buffer.from("1 ' OR 1=1").toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('99999999999 osijek').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('1 osijek x').toString('base64url')}`, 'cursor'],
    [`cursor=${'x'.repeat(201)}`, 'cursor'],
    ['page=2', 'page'],
  ])('is refused to %s', async (query, field) => {
    const { body } = await request(site.http).get(`${PATH}?${query}`).expect(422)
    expect(body).toMatchObject({ code: 'validation', errors: [{ field }] })
  })

  describe('API key for locations', () => {
    it.each(apiScopes)('accepts a key with %s only if that is the required scope', async (scope) => {
      const { status, body } = await program(site.http, await addKey(site, [scope])).get(PATH)
      if (scope === 'locations:read') return expect(status).toBe(200)
      expect({ status, ...body }).toMatchObject({ status: 403, code: 'key.scope_missing' })
    })

    it('rejects a wrong, expired or malformed key', async () => {
      const expired = await addKey(site, apiScopes, { expiresAt: new Date(Date.now() - 1) })
      for (const [key, code] of [
        [expired.key, 'key.expired'],
        [`${expired.key}0`, 'key.invalid'],
        ['x', 'key.invalid'],
        ['', 'key.missing'],
      ] as const) {
        const { body } = await program(site.http, { key }).get(PATH).expect(401)
        expect(body).toMatchObject({ code })
      }
    })

    it('ignores credentials that are not an API key, such as those of a proxy', async () => {
      await request(site.http).get(PATH).set('Authorization', 'Basic YTpi').expect(200)
    })

    it('documents locations as public with an optional key', async () => {
      const { body } = await request(site.http).get('/api/openapi.json').expect(200)
      expect(body.paths[PATH].get.security).toEqual([{}, { apiKey: ['locations:read'] }])
      const { text } = await request(site.http).get('/api/docs').expect(200)
      expect(text).toContain('public, or with the scheme apiKey: locations:read.')
    })
  })
})

describe('rate limit of locations', () => {
  it('counts requests per key, and none without a key', async () => {
    const site = await startTestAdmin({ rateLimitScale: 0.01 })
    try {
      const key = await addKey(site, ['locations:read'])
      for (let time = 0; time < 6; time++) {
        const { headers } = await program(site.http, key).get(PATH).expect(200)
        expect(headers).toMatchObject({ 'ratelimit-policy': '"key";q=6;w=60' })
      }
      const { body } = await program(site.http, key).get(PATH).expect(429)
      expect(body).toMatchObject({ code: 'too_many_requests', limit: 'key' })
      for (let time = 0; time < 10; time++) {
        const { headers } = await request(site.http).get(PATH).expect(200)
        expect(headers).not.toHaveProperty('ratelimit')
      }
      const [stored] = await site.database.query<{ used: boolean }[]>(
        'SELECT last_used_at IS NOT NULL AS used FROM api_keys',
      )
      expect(stored).toEqual({ used: true })
    } finally {
      await site.close()
    }
  })
})
