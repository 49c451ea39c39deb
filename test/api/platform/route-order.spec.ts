import { jest } from '@jest/globals'
import request from 'supertest'
import { AppModule } from '../../../src/app.module.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('application with its modules in reverse order', () => {
  let site: TestApp
  beforeAll(async () => {
    const listed = AppModule.for.bind(AppModule)
    jest.spyOn(AppModule, 'for').mockImplementation((...parameters) => {
      const module = listed(...parameters)
      return { ...module, imports: [...module.imports!].reverse() }
    })
    site = await startTestApp()
  })
  afterAll(() => site.close())

  it.each(['/api/posts', '/api/openapi.json', '/health/live', '/robots.txt', '/blog', '/admin/login'])(
    'answers %s',
    (address) => request(site.http).get(address).expect(200),
  )

  it('answers 404 to unknown routes: a page, or problem details below /api', async () => {
    await request(site.http).get('/nigdje').expect(404).expect('Content-Type', /html/)
    await request(site.http)
      .get('/api/nowhere')
      .expect(404)
      .expect('Content-Type', /problem/)
    await request(site.http).post('/nigdje').expect(404)
    await request(site.http).put('/blog').expect(405)
  })
})
