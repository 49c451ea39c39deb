import request from 'supertest'
import { documentation, publicRoutes } from '../../support/public-routes.js'
import { requestTo, routesOf } from '../../support/routes.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('every route', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const routes = () => routesOf(site)

  it('is listed as public or requires authentication', async () => {
    const closed = routes().filter((route) => !publicRoutes.has(route) && !documentation.test(route))
    expect(closed.length).toBeGreaterThan(6)
    for (const route of closed) {
      const { method, url } = requestTo(route)
      const response = await request(site.http)[method](url)
      if (url.endsWith('.pageContext.json')) expect({ route, status: response.status }).toEqual({ route, status: 404 })
      else if (url.startsWith('/api/')) expect({ route, status: response.status }).toEqual({ route, status: 401 })
      else
        expect({ route, status: response.status, to: response.headers.location }).toMatchObject({
          status: 303,
          to: expect.stringMatching(/^\/admin\/login\?next=/),
        })
    }
  })

  it('exists if it is listed as public', () => {
    const existing = new Set(routes())
    expect([...publicRoutes].filter((route) => !existing.has(route))).toEqual([])
  })

  it('is documented in the OpenAPI document with a summary and responses', async () => {
    const { body } = await request(site.http).get('/api/openapi.json').expect(200)
    const described = Object.entries(
      body.paths as Record<string, Record<string, { summary?: string; responses: object }>>,
    ).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    const api = routes()
      .filter((route) => / \/(api\/|health\/|metrics)/.test(route) && !/docs|openapi|problems/.test(route))
      .map((route) => route.replace(/:(\w+)/g, '{$1}'))
    expect(described.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(api.sort())
    for (const { path, method, operation } of described) {
      expect({ path, method, summary: operation.summary }).toMatchObject({ summary: expect.stringMatching(/\w/) })
      const isPublic = publicRoutes.has(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
      if (path.startsWith('/api/admin') && !isPublic) expect(operation.responses).toHaveProperty('401')
    }
  })
})
