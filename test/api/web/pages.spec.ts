import request from 'supertest'
import { pageTable } from '../../support/page-table.js'
import { decode } from '../../support/search-engines.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('pages', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)
  const languageOf = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1]
  const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1]

  describe.each(pageTable)('%s', (url) => {
    it('is Croatian by default and English on request, with its own title and heading', async () => {
      const croatian = await get(url).expect(200).expect('Content-Type', 'text/html; charset=utf-8')
      const english = await get(`${url}?lang=en`).expect(200)
      expect(languageOf(croatian.text)).toBe('hr')
      expect(languageOf(english.text)).toBe('en')
      for (const { text } of [croatian, english]) {
        expect(titleOf(text)).toMatch(/\S/)
        expect(text.match(/<h1[ >]/g)).toHaveLength(1)
        // a missing translation appears as its key
        expect(text).not.toMatch(/>[a-z]+(-[a-z]+)*\.[a-z]+[A-Za-z.]*</)
      }
    })

    it('needs no inline script and no inline style', async () => {
      const { text, headers } = await get(url)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers).not.toHaveProperty('cross-origin-opener-policy') // delays the first paint
      expect(text).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
      expect(text).not.toMatch(/ style="| on[a-z]+="/)
    })
  })

  it.each(pageTable.filter((url) => !url.endsWith('split')))(
    '%s and its translation link to each other',
    async (url) => {
      const alternatesOf = (html: string) =>
        Object.fromEntries(
          [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, lang, href]) => [
            lang!,
            href!.replace(site.environment.publicUrl, ''),
          ]),
        )
      const html = (await get(url)).text
      const here = alternatesOf(html)
      expect(html).toContain(`<link rel="canonical" href="${site.environment.publicUrl}${here.hr}"`)
      expect(Object.keys(here).sort()).toEqual(['en', 'hr', 'x-default'])
      expect(here['x-default']).toBe(here.hr)
      for (const target of [here.hr!, here.en!]) {
        const { text } = await get(target).expect(200)
        expect(alternatesOf(text)).toEqual(here)
        expect(text).toContain(`<link rel="canonical" href="${site.environment.publicUrl}${target}"`)
      }
    },
  )

  it('shows a note that all services of a category share once, and others with their service', async () => {
    const [text] = /<table.*<\/table>/s.exec(decode((await get('/cjenik')).text))!
    expect(text.match(/Ne zamjenjuje pregled kod veterinara/g)).toHaveLength(1)
    expect(text.match(/Za klijente koji su kod nas već obavili/g)).toHaveLength(2)
  })

  it('summarises the privacy policy in five points, with the configured periods', async () => {
    for (const [path, months] of [
      ['/privacy-policy', '2 godine'],
      ['/privacy-policy?lang=en', '2 years'],
    ] as const) {
      const summary = /<section[^>]*aria-labelledby="summary">.*?<\/section>/s.exec((await get(path)).text)![0]
      expect(summary.match(/<dt>/g)).toHaveLength(5)
      expect(summary).toContain(months)
      expect(summary).not.toMatch(/\{\w+\}/)
    }
  })

  it('links the other locations by name and address from the page of a location', async () => {
    const text = decode((await get('/lokacija/dubrovnik')).text)
    const names = [...text.matchAll(/href="\/lokacija\/([\w-]+)"><span>[^<]+<span/g)].map(([, slug]) => slug)
    expect(names).toEqual(['velika-gorica', 'zagreb', 'zagreb-istok'])
  })

  it('takes the language from the cookie, unless the URL specifies it', async () => {
    const english = await get('/kontakt').set('Cookie', 'language=en')
    expect(languageOf(english.text)).toBe('en')
    expect(languageOf((await get('/kontakt?lang=hr').set('Cookie', 'language=en')).text)).toBe('hr')
    expect(languageOf((await get('/kontakt').set('Cookie', 'language=de')).text)).toBe('hr')
    expect(languageOf((await get('/contact').set('Accept-Language', 'en')).text)).toBe('hr')
  })

  it.each([
    ['/kontakt/', '/kontakt'],
    ['/KONTAKT', '/kontakt'],
    ['/Kontakt/?lang=en', '/kontakt?lang=en'],
    ['/API/locations', '/api/locations'],
    ['/FRAN%C5%A0IZA', '/fran%C5%A1iza'],
    ['/frans%CC%8Ciza', '/fran%C5%A1iza'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('redirects %s to %s', async (url, target) => {
    await get(url).expect(308).expect('Location', target)
  })

  it.each([
    ['/fransiza?lang=en', '/fran%C5%A1iza?lang=en'],
    ['/zatrazi-termin?service=Testiranje&location=zagreb', '/zatra%C5%BEi-termin?service=Testiranje&location=zagreb'],
    ['/cesta-pitanja?q=cijena', '/%C4%8Desta-pitanja?q=cijena'],
    ['/Fransiza/', '/fran%C5%A1iza'],
    ['/food%20intolerance', '/food-intolerance'],
    ['/location/Zagreb%20East', '/location/zagreb-istok'],
    ['/location/zagreb%20east?lang=en', '/location/zagreb-istok?lang=en'],
    ['/lokacija/zagreb-east', '/lokacija/zagreb-istok'],
    ['/lokacija/Zagreb%20Istok', '/lokacija/zagreb-istok'],
    ['/location/Velika%20Gorica', '/location/velika-gorica'],
    ['/lokacija/velika_gorica/', '/lokacija/velika-gorica'],
    ['/location/Dubrovnik', '/location/dubrovnik'],
    ['/impressum', '/impresum'],
    ['/FAQ/?lang=en', '/%C4%8Desta-pitanja?lang=en'],
    ['/termin?location=zagreb', '/rezervacija?location=zagreb'],
    ['/o-nama?lang=en', '/?lang=en#about'],
    ['/usluge', '/#services'],
    ['/en', '/?lang=en'],
    ['/feed', '/blog/rss.xml'],
  ])('redirects %s, as people type it, to the page at %s', async (url, target) => {
    await get(url).expect(308).expect('Location', target)
    await get(target).expect(200)
  })

  it('accepts location names without diacritics, composed or decomposed', async () => {
    await site.changeContent(`
      INSERT INTO locations (slug, name, address, postal_code, city, country, phone, email, hours, practitioner,
        latitude, longitude, description, position)
      SELECT 'zupanja', '{"hr": "Županja–Đakovo", "en": "Zupanja"}', address, postal_code, city, country, phone, email,
        hours, practitioner, latitude, longitude, description, 9 FROM locations WHERE slug = 'zagreb'`)
    for (const name of ['županja-đakovo', 'Županja-Đakovo'.normalize('NFD'), 'zupanja dakovo'])
      await get(`/lokacija/${encodeURIComponent(name)}`)
        .expect(308)
        .expect('Location', '/lokacija/zupanja')
    // Unknown names keep their spelling, because the page shows them.
    expect((await get('/lokacija/%C5%BEminj').expect(200)).text).toContain('Žminj')
  })

  it('makes client-side navigation reload when the location name is not canonical', async () => {
    await get('/location/zagreb%20east/index.pageContext.json')
      .expect(404)
      .expect('Content-Type', /^text\/plain/)
  })

  it('shows the specified text with status 404 for an unknown address', async () => {
    for (const url of ['/no-such-page', '/blog/no-such-post', '/admin-panel', '/kontakt/extra']) {
      const { text } = await get(`${url}?lang=en`).expect(404).expect('Content-Type', /html/)
      expect(text).toContain('Page Not Found')
      expect(text).toMatch(/The page you are looking for doesn(’|'|&#x27;)t exist or has been moved\./)
      expect(text).toContain('noindex')
      // Ways on: search of questions, services, centres, telephone; the hint for developers is below them.
      const main = /<main.*<\/main>/s.exec(text)![0]
      expect(main).toMatch(/<form[^>]* action="\/questions#questions"/)
      for (const link of [
        '/food-intolerance?',
        '/functional-screening?',
        '/bioresonance-procedure?',
        '/location/zagreb?',
        'tel:',
      ])
        expect(main.indexOf(`href="${link}`)).toBeLessThan(main.indexOf('Building this site?'))
      for (const link of ['/food-intolerance?', '/location/zagreb?', 'tel:']) expect(main).toContain(`href="${link}`)
    }
  })

  it.each(['/', '/kontakt', '/zatra%C5%BEi-termin'])('%s names its telephone links by their location', async (url) => {
    const html = decode((await get(url)).text)
    expect(html).toMatch(/<a href="tel:[^"]+"><span class="visually-hidden">Nazovite centar Zagreb: <\/span>\+385/)
  })

  it('answers 405 with a page to an unsupported write', async () => {
    const post = () => request(site.http).post('/cjenik').type('form').send('a=b')
    await post().expect(405).expect('Content-Type', /html/).expect('Allow', 'GET, HEAD')
    await request(site.http).put('/').expect(405).expect('Allow', 'GET, HEAD, POST')
    await request(site.http).post('/admin/dashboard').expect(405).expect('Allow', 'GET, HEAD')
    await request(site.http).put('/admin/account/password').expect(405).expect('Allow', 'GET, HEAD, POST')
  })

  it.each(['/kontakt%00', '/%E0%A4%A', '/%61dmin/dashboard'])(
    'redirects a request for the data of %s to the page',
    async (url) => {
      await get(`${url}/index.pageContext.json`)
        .expect(404)
        .expect('Content-Type', /^text\/plain/)
        .expect('Cache-Control', 'no-store')
    },
  )

  it.each(['/admin/login', '/moji-podaci/poveznica?token=x'])(
    'keeps windows of other websites out of %s',
    async (url) => {
      const { headers } = await get(url)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'same-origin' })
    },
  )

  it('compresses pages and sends an ETag', async () => {
    const identity = await get('/').set('Accept-Encoding', 'identity').expect(200)
    for (const [accepted, expected] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { headers, text } = await get('/').set('Accept-Encoding', accepted).expect(200)
      expect(headers).toMatchObject({ 'content-encoding': expected, vary: 'Accept-Encoding, Cookie, Sec-GPC' })
      expect(text).toBe(identity.text)
      await get('/').set('Accept-Encoding', accepted).set('If-None-Match', headers.etag!).expect(304)
      await get('/').set('Accept-Encoding', 'identity').set('If-None-Match', headers.etag!).expect(200)
    }
  })

  it('lists scripts that start after the first paint, without preloading them', async () => {
    const { text } = await get('/')
    expect(text).not.toMatch(/<script [^>]*type="module"|<link [^>]*rel="modulepreload"/)
    const [, later] = /<script src="\/start\.js\?v=\w+" async data-scripts="([^"]*)"/.exec(text)!
    expect(later!.split(' ').length).toBeGreaterThan(2)
    for (const script of later!.split(' ')) await get(script).expect(200)
  })
})
