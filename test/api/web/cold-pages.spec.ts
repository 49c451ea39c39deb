import { jest } from '@jest/globals'
import request from 'supertest'
import { LocationsService } from '../../../src/locations/locations.service.js'
import { ContentChangesService } from '../../../src/platform/database/content-changes.service.js'
import { PageQueriesFactory } from '../../../src/web/pages/page-queries.factory.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

describe('rendering of uncached pages', () => {
  let site: TestApp
  let changes: ContentChangesService
  beforeAll(async () => {
    site = await startTestApp()
    changes = site.app.get(ContentChangesService)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => site.close())

  const page = () => request(site.http).get('/kontakt?q=split').expect(200)
  const queries = () => site.app.get(PageQueriesFactory).in('hr')
  /** Returns the response as transferred, still compressed. */
  const get = (path: string, encoding = 'gzip, br') =>
    request(site.http)
      .get(path)
      .set('Accept-Encoding', encoding)
      .buffer(true)
      .parse((answer, done) => {
        answer.on('data', () => undefined).on('end', () => done(null, ''))
      })
  const lengthOf = async (path: string) => Number((await get(path)).headers['content-length'])

  it('queries the database once, and again after a content change', async () => {
    const list = jest.spyOn(site.app.get(LocationsService), 'list')
    changes.announce()
    for (let time = 0; time < 3; time++) await page()
    expect(list).toHaveBeenCalledTimes(1)
    changes.announce()
    await page()
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('queries the database for each request while change notifications are unavailable', async () => {
    const list = jest.spyOn(site.app.get(LocationsService), 'list')
    changes.announce()
    jest.spyOn(changes, 'areHeard', 'get').mockReturnValue(false)
    // The layout and the page both query the locations.
    for (let time = 0; time < 2; time++) await request(site.http).get(encodeURI('/česta-pitanja?q=voda')).expect(200)
    expect(list).toHaveBeenCalledTimes(4)
  })

  it('retries a query that failed', async () => {
    changes.announce()
    jest.spyOn(site.app.get(LocationsService), 'list').mockRejectedValueOnce(new Error('away'))
    await expect(queries().locations()).rejects.toThrow('away')
    expect(await queries().locations()).not.toHaveLength(0)
  })

  it('cannot modify data shared with the next render', async () => {
    const [location] = await queries().locations()
    expect(() => (location!.name = 'Drugi')).toThrow(TypeError)
    expect(() => location!.hours.pop()).toThrow(TypeError)
  })

  it.each(['/kontakt?q=split', '/no-such-page'])('compresses the response: %s', async (path) => {
    for (const encoding of ['br', 'gzip'])
      expect((await get(path, encoding)).headers).toMatchObject({ 'content-encoding': encoding })
    const { headers } = await get(path, 'identity')
    expect(headers['content-encoding']).toBeUndefined()
    expect(await lengthOf(path)).toBeLessThan(Number(headers['content-length']) / 2)
  })

  it('does not compress admin pages, whose size could reveal secrets (BREACH)', async () => {
    const { headers } = await get('/admin/login?next=/admin/dashboard')
    expect(headers['content-encoding']).toBeUndefined()
  })
})

describe('page cache compression', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  it('recompresses pages in idle time to fewer bytes, with a new ETag', async () => {
    const get = () => request(site.http).get('/cjenik').set('Accept-Encoding', 'br')
    const first = await get()
    let later = await get()
    await until(async () => {
      later = await get()
      return later.headers.etag !== first.headers.etag
    })
    expect(Number(later.headers['content-length'])).toBeLessThan(Number(first.headers['content-length']) * 0.95)
    expect(later.text).toBe(first.text)
    const known = (etag = '') => get().set('If-None-Match', etag)
    await known(first.headers.etag).expect(200)
    await known(later.headers.etag).expect(304)
  })
})
