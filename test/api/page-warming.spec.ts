import { jest } from '@jest/globals'
import request from 'supertest'
import { ContentChangesService } from '../../src/platform/database/content-changes.service.js'
import { PageCacheService } from '../../src/web/page-cache.service.js'
import { PageRendererService } from '../../src/web/page-renderer.service.js'
import { parsePageRequest } from '../../src/web/page-request.js'
import { PageWarmingService } from '../../src/web/page-warming.service.js'
import { startTestApp, type TestApp } from '../support/test-app.js'
import { until } from '../support/until.js'

describe('pages that are warmed', () => {
  let site: TestApp
  let cache: PageCacheService
  let changes: ContentChangesService
  let render: jest.SpiedFunction<PageRendererService['render']>
  beforeAll(async () => {
    site = await startTestApp()
    cache = site.app.get(PageCacheService)
    changes = site.app.get(ContentChangesService)
    render = jest.spyOn(site.app.get(PageRendererService), 'render')
    render.mockImplementation(({ path, language }) => {
      const body = `${path} ${language} ${render.mock.calls.length}`
      return Promise.resolve({ status: 200, contentType: 'text/html', body })
    })
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url).expect(200)
  const isReady = (url: string) => cache.has(parsePageRequest({ url, headers: {} }))

  it('are ready a while after the site answers, in both languages', async () => {
    expect(isReady('/')).toBe(false)
    site.app.get(PageWarmingService).start()
    expect(render).not.toHaveBeenCalled() // not while anybody waits
    await until(() => isReady('/') && isReady('/contact?lang=en') && isReady('/blog/frequency'))
  })

  it('are gone the moment content changes, and come back by themselves, the most asked first', async () => {
    for (const url of ['/cjenik', '/trgovina', '/impresum']) await get(url)
    for (const url of ['/impresum', '/trgovina', '/cjenik', '/trgovina', '/cjenik', '/cjenik']) await get(url)
    render.mockClear()
    changes.announce()
    expect(isReady('/cjenik')).toBe(false)
    changes.announce() // the database tells of it too
    await until(() => isReady('/impresum'))
    const first = render.mock.calls.slice(0, 3).map(([{ path }]) => path)
    expect(first).toEqual(['/cjenik', '/trgovina', '/impresum'])
  })

  it('stay while they are made anew when only time has passed', async () => {
    await until(() => isReady('/cjenik'))
    const { text } = await get('/cjenik')
    changes.announce('time')
    expect((await get('/cjenik')).text).toBe(text)
    let later = text
    await until(() => (void get('/cjenik').then((answer) => (later = answer.text)), later !== text))
  })

  it('stay when they cannot be made anew', async () => {
    const { text } = await get('/cjenik')
    render.mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const before = render.mock.calls.length
    changes.announce('time')
    await until(() => render.mock.calls.length > before + 3)
    expect((await get('/cjenik')).text).toBe(text)
  })
})
