import { readFileSync } from 'node:fs'
import request from 'supertest'
import { type Api, breakingChanges } from '../../support/breaking-changes.js'
import { startTestApp } from '../../support/test-app.js'

const released = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as Api

// oxlint-disable-next-line typescript/no-explicit-any -- JSON with arbitrary changes
type Json = any

const major = ({ info }: Api) => parseInt(info.version)

it('the API is backward compatible with the released one, unless the major version was raised', async () => {
  const site = await startTestApp()
  const current = (await request(site.http).get('/api/openapi.json')).body as Api
  await site.close()
  // npm run openapi:release stores the release baseline; a new major version permits every change reported here
  expect(major(current) > major(released) ? [] : breakingChanges(released, current)).toEqual([])
})

describe('breakingChanges', () => {
  const changed = (change: (api: Json) => void): Api => {
    const api = structuredClone(released)
    change(api)
    return api
  }
  const schema = (api: Json, name: string) => api.components.schemas[name]

  it.each<[what: string, change: (api: Json) => void]>([
    ['a new route', (api) => (api.paths['/api/new'] = api.paths['/api/posts'])],
    ['a new response field', (api) => (schema(api, 'LocationDto').properties.floor = { type: 'string' })],
    ['a new optional request field', (api) => (schema(api, 'ContactMessageDto').properties.floor = { type: 'string' })],
    ['a new enum value', (api) => schema(api, 'AppointmentRequestDto').properties.forWhom.enum.push('other')],
    ['a wider limit', (api) => (schema(api, 'ContactMessageDto').properties.message.maxLength = 9000)],
    ['a new problem response', (api) => (api.paths['/api/posts'].get.responses[409] = { description: 'New.' })],
    [
      'a key that becomes optional',
      (api) => (api.paths['/api/posts'].get.security = [{}, { apiKey: ['locations:read'] }]),
    ],
    ['a route that becomes public', (api) => (api.paths['/api/admin/users'].get.security = [])],
  ])('permits %s', (_what, change) => {
    expect(breakingChanges(released, changed(change))).toEqual([])
  })

  it.each<[what: string, change: (api: Json) => void, said: string]>([
    ['a removed route', (api) => delete api.paths['/api/posts'], 'GET /api/posts is gone'],
    [
      'a route that becomes protected',
      (api) => (api.paths['/api/posts'].get.security = [{ session: ['staff'] }]),
      'GET /api/posts is closed to whom it was open',
    ],
    [
      'a renamed operation',
      (api) => (api.paths['/api/posts'].get.operationId = 'posts.all'),
      'GET /api/posts is called posts.all',
    ],
    [
      'a removed response field',
      (api) => delete schema(api, 'LocationDto').properties.city,
      'GET /api/locations 200[] city is gone',
    ],
    [
      'a response field that becomes nullable',
      (api) => (schema(api, 'LocationDto').properties.city = { type: ['string', 'null'] }),
      'GET /api/locations 200[] city is null',
    ],
    [
      'a response field that becomes optional',
      (api) => (schema(api, 'LocationDto').required = ['slug']),
      'GET /api/locations 200[] city may be missing',
    ],
    [
      'a field with another type',
      (api) => (schema(api, 'LocationDto').properties.city = { type: 'integer' }),
      'GET /api/locations 200[] city is integer',
    ],
    [
      'a request field that becomes required',
      (api) => schema(api, 'ContactMessageDto').required.push('phone'),
      'POST /api/contact phone is required',
    ],
    [
      'a removed request field',
      (api) => delete schema(api, 'ContactMessageDto').properties.phone,
      'POST /api/contact phone is no longer taken',
    ],
    [
      'a removed enum value',
      (api) => (schema(api, 'AppointmentRequestDto').properties.forWhom.enum = ['self']),
      'POST /api/appointment-request forWhom is no longer child',
    ],
    [
      'a narrower limit',
      (api) => (schema(api, 'ContactMessageDto').properties.message.maxLength = 10),
      'POST /api/contact message has a narrower maxLength',
    ],
    [
      'a removed parameter',
      (api) => api.paths['/api/admin/audit-events'].get.parameters.shift(),
      'GET /api/admin/audit-events page is no longer taken',
    ],
    [
      'another response status',
      (api) => {
        const { responses } = api.paths['/api/contact'].post
        responses[202] = responses[201]
        delete responses[201]
      },
      'POST /api/contact 201 is no longer answered',
    ],
  ])('reports %s', (_what, change, said) => {
    expect(breakingChanges(released, changed(change))).toContain(said)
  })
})
