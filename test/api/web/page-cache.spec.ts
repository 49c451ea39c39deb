import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { jest } from '@jest/globals'
import request from 'supertest'
import { PageViewsService } from '../../../src/leads/spam/page-views.service.js'
import { Environment } from '../../../src/platform/config/environment.js'
import { ContentChangesService } from '../../../src/platform/database/content-changes.service.js'
import { policyVersion } from '../../../src/shared/consent/policy-version.js'
import { IdleWorkService } from '../../../src/web/cache/idle-work.service.js'
import { PageCacheService } from '../../../src/web/cache/page-cache.service.js'
import { PlacePagesService } from '../../../src/web/cache/place-pages.service.js'
import { FormReceiptsService } from '../../../src/web/forms/form-receipts.service.js'
import { PageResponderService } from '../../../src/web/page-responder.service.js'
import { PageRendererService } from '../../../src/web/pages/page-renderer.service.js'
import { parsePageRequest } from '../../../src/web/pages/page-request.js'
import { RenderingLimitService } from '../../../src/web/rendering-limit.service.js'
import { expectLog } from '../../support/expected-log.js'
import { getRaw } from '../../support/raw-request.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('page cache', () => {
  let site: TestApp
  let render: jest.SpiedFunction<PageRendererService['render']>
  beforeAll(async () => {
    site = await startTestApp()
  })
  beforeEach(() => {
    site.app.get(ContentChangesService).announce() // the cache is empty
    render = jest.spyOn(site.app.get(PageRendererService), 'render')
  })
  afterEach(() => render.mockRestore())
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)
  /** Server with the cache alone, without the controllers behind it. */
  const cacheAlone = (pages = site.app.get(PageResponderService)) =>
    createServer((asked, answer) => {
      if (pages.respondIfReady(asked, answer)) return
      pages.respond(asked, answer).catch((error: Error) => answer.writeHead(500).end(error.message))
    })

  /** Responder with a cache of its environment. */
  const responderIn = (overrides: Partial<Environment>) => {
    const { app, environment: own } = site
    const environment = new Environment({ ...own, ...overrides })
    const renderer = app.get(PageRendererService)
    return new PageResponderService(
      new PageCacheService(renderer, environment, app.get(ContentChangesService), app.get(IdleWorkService)),
      renderer,
      environment,
      app.get(PageViewsService),
      app.get(PlacePagesService),
      app.get(FormReceiptsService),
      app.get(RenderingLimitService),
    )
  }

  it('renders a page once for concurrent requests, and serves it from then on', async () => {
    const counted = site.app.get(PageCacheService).answers
    const before = { ...counted }
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/cjenik').expect(200)))
    answers.push(await get('/cjenik').expect(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
    expect(counted.made).toBe(before.made + 1)
    expect(counted.ready).toBeGreaterThan(before.ready)
  })

  it('renders an error page again after a minute, also if the passage of time has refreshed it', async () => {
    await get('/no-such-page').expect(404)
    const refreshed: Promise<void>[] = []
    const idleWork = jest.spyOn(site.app.get(IdleWorkService), 'add').mockImplementation((piece) => {
      refreshed.push(piece())
    })
    site.app.get(ContentChangesService).announce('time')
    await Promise.all(refreshed)
    idleWork.mockRestore()
    // A refresh returns the cached page, and stores the new one as soon as it is rendered.
    await Promise.all(render.mock.results.map(({ value }) => value))
    await new Promise(setImmediate)
    expect(render).toHaveBeenCalledTimes(2)
    render.mockClear()
    await get('/no-such-page').expect(404)
    expect(render).not.toHaveBeenCalled()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    await get('/no-such-page').expect(404) // may be the expired page, for the last time
    await get('/no-such-page').expect(404)
    clock.mockRestore()
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('allows the style sheet in a page by its hash', async () => {
    for (let time = 0; time < 2; time++) {
      const { text, headers } = await get('/cjenik').expect(200)
      const [, style] = /<style[^>]*>(.*?)<\/style>/s.exec(text)!
      const hash = createHash('sha256').update(style!).digest('base64')
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
    }
  })

  it('answers cached pages before Express, for GET and HEAD only', async () => {
    const pages = site.app.get(PageResponderService)
    const beforeExpress = request(
      createServer((asked, answer) => {
        if (!pages.respondIfReady(asked, answer)) answer.writeHead(501).end()
      }),
    )
    await beforeExpress.get('/cjenik').expect(501)
    await get('/cjenik').expect(200)
    await beforeExpress.get('/cjenik').expect(200, /<h1/)
    await beforeExpress.head('/cjenik').expect(200)
    await beforeExpress.post('/cjenik').expect(501)
    await beforeExpress.get('/cjenik?utm_source=x&gclid=y').expect(200)
    await beforeExpress.get('/kontakt?q=x').expect(501)
  })

  it('excludes pages with a form outcome', async () => {
    const send = () => request(site.http).post('/kontakt').type('form').send('name=Ana').expect(422)
    const { text, headers } = await send()
    expect(text).toContain('value="Ana"')
    expect(headers['cache-control']).toBe('no-store')
    expect((await get('/kontakt').expect(200)).text).not.toContain('value="Ana"')
  })

  it('answers GET and HEAD only', async () => {
    await get('/cjenik').expect(200)
    const { text } = await request(site.http).head('/cjenik').expect(200)
    expect(text).toBeUndefined()
    for (const method of ['post', 'put', 'patch', 'delete'] as const)
      await request(site.http)[method]('/cjenik').expect(405)
  })

  it('is not used for a request of another page', async () => {
    const asked: [string, Record<string, string>][] = [
      ['/cjenik', {}],
      ['/cjenik?lang=en', {}],
      ['/cjenik', { Cookie: `consentChoice=declined.${policyVersion}` }],
      ['/cjenik', { Cookie: 'consentChoice=ask' }],
      ['/cjenik/index.pageContext.json', {}],
      ['/kontakt', {}],
    ]
    const texts: string[] = []
    for (const [url, headers] of [...asked, ...asked]) texts.push((await get(url).set(headers).expect(200)).text)
    expect(new Set(texts).size).toBe(asked.length)
    expect(render).toHaveBeenCalledTimes(asked.length)
  })

  it('excludes pages with a query of their own', async () => {
    for (let time = 0; time < 2; time++) await get('/kontakt?q=split').expect(200)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('ignores tracking parameters of campaigns', async () => {
    const answers = []
    for (const query of ['', '?utm_source=letter&utm_campaign=spring', '?gclid=1', '?fbclid=2', '?lang=hr&fbclid=3'])
      answers.push(await get(`/cjenik${query}`).expect(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('evicts pages on a content change, even during rendering', async () => {
    const announce = () => site.app.get(ContentChangesService).announce()
    render.mockImplementationOnce(async (...asked) => {
      const page = await site.app.get(PageRendererService).render(...asked)
      announce()
      return page
    })
    await get('/cjenik').expect(200)
    await get('/cjenik').expect(200)
    const before = render.mock.calls.length
    announce()
    await get('/cjenik').expect(200)
    expect(render).toHaveBeenCalledTimes(before + 1)
  })

  it('renders one shared page for all unknown addresses', async () => {
    for (const url of ['/no-such-page', '/another', '/a/third']) await get(url).expect(404)
    expect(render).toHaveBeenCalledTimes(1)
    await get('/no-such-page?lang=en').expect(404)
    expect(render).toHaveBeenCalledTimes(2)
    // After a change of content, nobody needs them again.
    expect(site.app.get(PageCacheService).mostAsked()).not.toContainEqual(
      expect.objectContaining({ path: '/no-such-page' }),
    )
  })

  it('keeps pages however many unknown addresses are requested', async () => {
    const kept = [
      '/',
      '/?lang=en',
      '/cjenik',
      '/kontakt',
      '/blog',
      '/lokacija/dubrovnik',
      '/cjenik/index.pageContext.json',
    ]
    for (const url of kept) await get(url).expect(200)
    const large = 'x'.repeat(2 * 1024 * 1024) // a few dozen of them would fill the cache
    render.mockImplementation((_page, { errorStatus = 200 } = {}) =>
      Promise.resolve({ status: errorStatus, contentType: 'text/html', body: large }),
    )
    for (let n = 0; n < 20; n++)
      for (const url of [
        `/invented-${n}`,
        `/invented-${n}/index.pageContext.json`,
        `/blog/invented-${n}?lang=en`,
        `/cjenik?invented=${n}`,
        `/kontakt?q=${n}`,
        `/lokacija/invented-${n}`,
        `/lokacija/${'x'.repeat(n + 1)}`,
        `/newsletter/potvrda?token=${n}`,
        `/?sent=${n}`,
      ])
        await get(url).set('Cookie', `language=${n}; consentChoice=${n}`)
    render.mockClear()
    for (const url of kept) await get(url).expect(200)
    expect(render).not.toHaveBeenCalled()
  })

  it('renders one page for all places without a location, and fills in their names', async () => {
    for (const [segment, name] of [
      ['stari-grad', 'Stari Grad'],
      ['%C5%BEminj', 'Žminj'],
      ["l'aquila", "L'aquila"],
      ['nova%20ves', 'Nova Ves'],
    ] as const) {
      const path = `/lokacija/${segment}`
      const { text } = await get(path).expect(200)
      expect(text).toContain(`<title>Biorezonanca: ${name}</title>`)
      expect(text).toContain(`<h1>Biorezonanca: ${name}</h1>`)
      expect(text).toContain(`name="back" value="${path}"`)
      expect(text).toContain('content="noindex"')
      expect(text).not.toMatch(/xxplace/i)
      const state = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s.exec(text)![1]!
      expect(JSON.parse(state)).toMatchObject({
        data: { name },
        routeParams: { name: decodeURIComponent(segment) },
      })
    }
    expect(render).toHaveBeenCalledTimes(1)
    expect((await get('/location/stari-grad?lang=en').expect(200)).text).toContain(
      'value="/location/stari-grad?lang=en"',
    )
    const { body } = await get('/lokacija/stari-grad/index.pageContext.json').expect(200)
    expect(body).toMatchObject({ data: { name: 'Stari Grad' } })
    expect(render).toHaveBeenCalledTimes(3)
  })

  it.each(['zagreb-2', 'evil.example', '060123456', '%D0%BC', '%3Cb%3E', 'a'.repeat(41)])(
    'answers 404 to the location %s, which is no name',
    async (segment) => {
      await get(`/lokacija/${segment}`).expect(404)
      await get(`/lokacija/${segment}/index.pageContext.json`).expect(404)
    },
  )

  it('shows a location instead of its name as soon as it is added', async () => {
    for (let time = 0; time < 2; time++) await get('/lokacija/opatija').expect(200)
    await site.changeContent(`
      INSERT INTO locations (slug, name, address, postal_code, city, country, phone, email, hours, practitioner,
        latitude, longitude, description, position)
      SELECT 'opatija', '{"hr": "Opatija", "en": "Abbazia"}', address, postal_code, city, country, phone, email,
        hours, practitioner, latitude, longitude, description, 9 FROM locations WHERE slug = 'zagreb'`)
    expect((await get('/lokacija/opatija').expect(200)).text).toContain('Centar Opatija')
    await get('/lokacija/stari-grad').expect(200)
    await get('/lokacija/abbazia').expect(308)
    await site.changeContent(`DELETE FROM locations WHERE slug = 'opatija'`)
    expect((await get('/lokacija/opatija').expect(200)).text).toContain('Biorezonanca: Opatija')
  })

  it('serves the cached page for a receipt that is not valid', async () => {
    const { text } = await get('/cjenik').expect(200)
    for (let n = 0; n < 5; n++) expect((await get(`/cjenik?sent=${n}`).expect(200)).text).toBe(text)
    await get('/cjenik/index.pageContext.json?sent=x').expect(200)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it.each([
    '/newsletter/potvrda',
    '/newsletter/odjava',
    '/recenzije/odjava',
    '/moji-podaci/poveznica',
    '/rezervacija/otkazivanje',
  ])('renders %s once for all unknown tokens, without storing any', async (path) => {
    for (const token of ['SECRET', 'second', 'third']) {
      const { text, headers } = await get(`${path}?token=${token}`).expect(404)
      expect(text).not.toContain('SECRET')
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
    }
    await get(`${path}/index.pageContext.json?token=x`)
      .expect(404)
      .expect('Content-Type', /^text\/plain/)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('renders page data at its canonical address only', async () => {
    const real = ['/', '/cjenik', '/kontakt/index.pageContext.json', '/index.pageContext.json']
    for (const url of real) await get(url).expect(200)
    const mostAsked = () => site.app.get(PageCacheService).mostAsked().length
    const before = mostAsked()
    render.mockClear()
    const letters = [...'bioresonance-procedure']
    const spellings = Array.from({ length: 1000 }, (_, n) =>
      letters
        .map((letter, place) => (((n + 1) >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
        .join(''),
    )
    const others = ['/KONTAKT', '//kontakt', '/kontakt/', '/%6Bontakt', '/', '/frans%CC%8Ciza', '/fran%c5%a1iza']
    for (const path of [...spellings.map((spelling) => `/${spelling}`), ...others])
      expect((await getRaw(site, `${path}/index.pageContext.json`)).status).toBe(404)
    for (const url of real) await get(url).expect(200)
    expect(render).not.toHaveBeenCalled()
    expect(mostAsked()).toBe(before)
    await get('/bioresonance-procedure/index.pageContext.json').expect(200)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['more pages than it may contain', 'x', 500],
    ['larger pages than it may contain', 'x'.repeat(4 * 1024 * 1024), 8],
  ])('renders again after a change only what it contained: %s', async (_what, body, most) => {
    render.mockImplementation(() => Promise.resolve({ status: 200, contentType: 'text/html', body }))
    const server = cacheAlone().listen(0)
    for (let n = 0; n < most + 20; n++) await request(server).get(`/invented-${body.length}-${n}`).expect(200)
    server.close()
    const invented = `/invented-${body.length}-`
    const cache = site.app.get(PageCacheService)
    const isCached = (n: number) => cache.has(parsePageRequest({ url: `${invented}${n}`, headers: {} }))
    expect([isCached(0), isCached(most + 19)]).toEqual([false, true])
    const paths = cache
      .mostAsked()
      .map(({ path }) => path)
      .filter((path) => path.startsWith(invented))
    expect(paths.length).toBeLessThanOrEqual(most)
    expect(paths).not.toContain(`${invented}0`)
    expect(paths).toContain(`${invented}${most + 19}`)
  })

  it('does not store 404 pages without the router behind it', async () => {
    for (let time = 0; time < 2; time++) await request(cacheAlone()).get('/no-such-page').expect(404)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('renders again after a failure, except during a database outage', async () => {
    render.mockRejectedValueOnce(new Error('changed meanwhile'))
    await request(cacheAlone()).get('/cjenik').expect(200)
    render.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    await request(cacheAlone()).get('/kontakt').expect(500)
    await request(cacheAlone()).get('/kontakt').expect(200)
  })

  it('serves an expired error page during a database outage', async () => {
    const { text } = await get('/no-such-page').expect(404)
    const later = performance.now() + 24 * 3600 * 1000
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later)
    render.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const answer = await get('/another')
    clock.mockRestore()
    expect([answer.status, answer.text]).toEqual([404, text])
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('is off in development mode', async () => {
    const pages = responderIn({ mode: 'development' })
    for (let time = 0; time < 2; time++) await request(cacheAlone(pages)).get('/cjenik').expect(200)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('stores a language chosen in the URL, also when served from the cache', async () => {
    for (let time = 0; time < 2; time++) {
      const { headers } = await get('/kontakt?lang=en')
      expect(headers['set-cookie']).toEqual([expect.stringMatching(/^language=en; Max-Age=31536000; Path=\/;/)])
    }
    const { headers } = await get('/kontakt?lang=en').set('Cookie', 'language=en')
    expect(headers['set-cookie']).toBeUndefined()
    for (let time = 0; time < 2; time++) {
      const place = await get('/lokacija/stari-grad?lang=en').expect(200)
      expect(place.headers['set-cookie']).toEqual([expect.stringMatching(/^language=en; /)])
    }
    const posted = await request(site.http).post('/kontakt?lang=en').type('form').send({}).expect(422)
    expect(posted.headers['set-cookie']).toBeUndefined()
  })

  it('keeps the language from plain connections where the site is served over TLS', async () => {
    for (const [publicUrl, isSecure] of [
      ['https://example.org', true],
      ['http://localhost:3000', false],
    ] as const) {
      const { headers } = await request(cacheAlone(responderIn({ publicUrl })))
        .get('/kontakt?lang=en')
        .expect(200)
      expect(headers['set-cookie']![0]!.includes('; Secure')).toBe(isSecure)
    }
  })

  it('notes the network of whoever views a page with a form, also a cached one', async () => {
    const note = jest.spyOn(site.app.get(PageViewsService), 'note')
    for (const url of ['/cjenik', '/kontakt/index.pageContext.json', '/no-such-page']) await get(url)
    expect(note).not.toHaveBeenCalled()
    for (const url of ['/kontakt', '/kontakt', '/contact?lang=en', '/kontakt?q=x']) await get(url).expect(200)
    expect(note).toHaveBeenCalledTimes(4)
    note.mockRestore()
  })

  it('is not used for answers to forms, which are compressed outside the admin only', async () => {
    const post = (path: string) =>
      request(site.http).post(path).set('Accept-Encoding', 'gzip').type('form').send({ name: 'Ana' })
    for (const [path, encoding] of [
      ['/kontakt', 'gzip'],
      ['/admin/login', undefined],
    ] as const) {
      const { headers } = await post(path).expect(422)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers).not.toHaveProperty('x-robots-tag')
      expect(headers['referrer-policy']).not.toBe('strict-origin')
    }
    const { headers } = await post('/newsletter/potvrda?token=x')
    expect(headers['referrer-policy']).toBe('strict-origin')
  })

  it('shows changed content in the next response, whoever changed it', async () => {
    const before = await get('/').expect(200)
    expect(before.text).not.toContain('Klaudija K.')
    await site.changeContent(`UPDATE testimonials SET name = 'Klaudija K.' WHERE position = 0`)
    const after = await get('/').expect(200)
    expect(after.text).toContain('Klaudija K.')
  })

  it('serves complete pages only, and recovers after a failed query', async () => {
    expectLog(/^error \[http\] .*kontakt/)
    const [{ hours }] = await site.database.query<[{ hours: object }]>('SELECT hours FROM business_info')
    const change = (value: unknown) =>
      site.changeContent('UPDATE business_info SET hours = $1::jsonb', [JSON.stringify(value)])
    await change(null)
    await get('/kontakt?q=a').expect(500)
    // The footer of other pages, which also shows this data, is rendered without it.
    await get('/cjenik').expect(200)
    await change(hours)
    await get('/kontakt?q=a').expect(200)
  })

  it('contains nothing of the first visitor', async () => {
    const first = await get('/cjenik').set('Cookie', 'language=hr; session=secret').set('User-Agent', 'Agent-7')
    const second = await get('/cjenik')
    expect(second.text).toBe(first.text)
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['with two question marks', '?lang=POISON'],
    ['with two languages', 'lang=hr&lang=POISON'],
    ['with an invalid language', 'lang=%22%3E%3Cscript%3EPOISON'],
    ['with an encoded name', '%6Cang=POISON'],
    ['of nine kilobytes', `lang=${'POISON'.repeat(1500)}`],
    ["with vike's own query", '_vike=POISON'],
    ['with another query', 'x=POISON'],
  ])('never shows others the query of an address %s', async (_what, query) => {
    for (const file of ['', '/index.pageContext.json']) {
      site.app.get(ContentChangesService).announce() // the cache is empty
      const { status } = await getRaw(site, `/trgovina${file}?${query}`)
      expect(status).toBeLessThan(500)
      for (const address of ['/trgovina', '/trgovina?lang=hr', '/trgovina/index.pageContext.json', '/no-such-page']) {
        const { text } = await get(address)
        expect(text).not.toContain('POISON')
        expect(text).not.toContain('%3Flang')
      }
    }
  })
})
