import { jest } from '@jest/globals'
import request from 'supertest'
import { ContentChangesService } from '../../../src/platform/database/content-changes.service.js'
import { IdleWorkService } from '../../../src/web/cache/idle-work.service.js'
import { PageCacheService } from '../../../src/web/cache/page-cache.service.js'
import { PageWarmingService } from '../../../src/web/cache/page-warming.service.js'
import { PageRendererService } from '../../../src/web/pages/page-renderer.service.js'
import { parsePageRequest } from '../../../src/web/pages/page-request.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

describe('cache warming', () => {
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
  const requestOf = (url: string) => parsePageRequest({ url, headers: {} })
  const isReady = (url: string) => cache.has(requestOf(url))
  const { key: priceList } = requestOf('/cjenik')
  const isPriceListRendered = () => render.mock.calls.some(([{ key }]) => key === priceList)

  it('renders pages in both languages some time after the start', async () => {
    expect(isReady('/')).toBe(false)
    site.app.get(PageWarmingService).start()
    expect(render).not.toHaveBeenCalled() // not while requests are pending
    await until(() => isReady('/') && isReady('/contact?lang=en') && isReady('/blog/frequency'))
  })

  it('evicts pages on a content change and renders them again, most requested first', async () => {
    for (const url of ['/impresum', '/cjenik', '/trgovina']) await get(url)
    for (const url of ['/cjenik', '/cjenik', '/cjenik', '/trgovina', '/trgovina', '/impresum']) await get(url)
    for (const change of ['first', 'second']) {
      render.mockClear()
      changes.announce()
      expect(isReady('/cjenik')).toBe(false)
      changes.announce() // the database notifies as well
      await until(() => isReady('/impresum'))
      const first = render.mock.calls.slice(0, 3).map(([{ path }]) => path)
      expect([change, ...first]).toEqual([change, '/cjenik', '/trgovina', '/impresum'])
    }
  })

  it('serves the old page while it is refreshed after a time-based change', async () => {
    await until(() => isReady('/cjenik'))
    const { text } = await get('/cjenik')
    let open: () => void
    const rendered = new Promise<void>((resolve) => (open = resolve))
    render.mockImplementation(async ({ path, language, key }) => {
      if (key === priceList) await rendered
      return { status: 200, contentType: 'text/html', body: `${path} ${language} later` }
    })
    render.mockClear()
    changes.announce('time')
    await until(isPriceListRendered)
    expect((await get('/cjenik')).text).toBe(text)
    open!()
    let later = text
    await until(() => (void get('/cjenik').then((answer) => (later = answer.text)), later !== text))
  })

  it('keeps pages whose refresh fails', async () => {
    const { text } = await get('/cjenik')
    render.mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    render.mockClear()
    changes.announce('time')
    await until(isPriceListRendered)
    expect((await get('/cjenik')).text).toBe(text)
  })
})

describe('a site without cache warming', () => {
  it('renders no page before it is requested', async () => {
    const site = await startTestApp({ pageWarming: false })
    const render = jest.spyOn(site.app.get(PageRendererService), 'render')
    site.app.get(PageWarmingService).start()
    site.app.get(ContentChangesService).announce()
    // Work in idle time is done in order: warming would have come first.
    await new Promise<void>((done) => site.app.get(IdleWorkService).add(() => Promise.resolve(done())))
    expect(render).not.toHaveBeenCalled()
    await site.close()
  })
})
