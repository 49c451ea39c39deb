import { existsSync, statSync } from 'node:fs'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import request from 'supertest'
import { addresses, alternatesOf, type PageName } from '../../src/rendering/addresses.js'
import { languages } from '../../src/i18n/languages.js'
import { segments } from '../support/page-table.js'
import { startTestApp, type TestApp } from '../support/test-app.js'

/** What was read of a document; its shape is what the tests check. */
type Json = ReturnType<typeof JSON.parse>

const CENTRE = 'HealthAndBeautyBusiness'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => name === 'item' })

/** Every page that search engines may show, a row a language. */
const indexed = (Object.keys(addresses) as PageName[]).flatMap((page) =>
  (segments[page] ?? [''])
    .filter((segment) => !['split', 'zagreb-east'].includes(segment))
    .flatMap((segment) =>
      languages.map((language) => ({ page, language, path: alternatesOf(page, segment)[language] })),
    ),
)

describe('search engines', () => {
  let site: TestApp
  let publicUrl: string
  beforeAll(async () => {
    site = await startTestApp()
    publicUrl = site.environment.publicUrl
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)
  const readXml = async (url: string) => {
    const { text } = await get(url).expect(200)
    expect(XMLValidator.validate(text)).toBe(true)
    return parser.parse(text)
  }
  const heading = (html: string) => decode(/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!)
  const graph = (html: string): Json[] => {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(scripts).toHaveLength(1)
    const data = JSON.parse(scripts[0]![1]!)
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  }
  const thing = (html: string, type: string) => graph(html).find((candidate) => candidate['@type'] === type)

  describe('read a sitemap', () => {
    it('of exactly the indexed pages, with their translations', async () => {
      const { urlset } = await readXml('/sitemap.xml')
      expect(urlset.url.map(({ loc }: Json) => loc).sort()).toEqual(indexed.map(({ path }) => publicUrl + path).sort())
      const contact = urlset.url.find(({ loc }: Json) => loc.endsWith('/kontakt'))
      expect(contact['xhtml:link']).toEqual([
        { '@rel': 'alternate', '@hreflang': 'hr', '@href': `${publicUrl}/kontakt` },
        { '@rel': 'alternate', '@hreflang': 'en', '@href': `${publicUrl}/contact?lang=en` },
        { '@rel': 'alternate', '@hreflang': 'x-default', '@href': `${publicUrl}/kontakt` },
      ])
    })

    it('that says when a post last changed, and no date where none is known', async () => {
      const { urlset } = await readXml('/sitemap.xml')
      const { body: posts } = await get('/api/posts')
      const entry = (path: string) => urlset.url.find(({ loc }: Json) => loc === publicUrl + path)
      for (const { slug, publishedAt } of posts) expect(entry(`/blog/${slug}`).lastmod).toBe(publishedAt)
      expect(entry('/blog').lastmod).toBe(posts[0].publishedAt)
      expect(entry('/kontakt').lastmod).toBeUndefined()
    })

    it('with a validator that spares the bytes, and anew when content changes', async () => {
      const { headers } = await get('/sitemap.xml').expect('Content-Type', 'application/xml; charset=utf-8')
      await get('/sitemap.xml').set('If-None-Match', headers.etag!).expect(304)
      await site.database.query(`UPDATE posts SET slug = 'frekvencija' WHERE slug = 'frequency'`)
      await new Promise((resolve) => setTimeout(resolve, 200)) // a notification from the database
      const { text } = await get('/sitemap.xml').set('If-None-Match', headers.etag!).expect(200)
      expect(text).toContain(`${publicUrl}/blog/frekvencija`)
      const post = await get('/blog/frekvencija').expect(200)
      expect(post.text).toContain(`${publicUrl}/cards/blog-hr.jpg`)
      await site.database.query(`UPDATE posts SET slug = 'frequency' WHERE slug = 'frekvencija'`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
  })

  it('are kept from the admin and the API, and led to the sitemap', async () => {
    const { text } = await get('/robots.txt').expect(200).expect('Content-Type', 'text/plain; charset=utf-8')
    expect(text).toBe(`User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })

  describe.each(indexed)('find $page in $language at $path:', ({ page, language, path }) => {
    let html: string
    beforeAll(async () => {
      html = (await get(path).expect(200)).text
    })

    it('itself is its canonical address', () => {
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`)
      expect(html).not.toContain('noindex')
    })

    it('it has a card of its own', () => {
      const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
      const image = property('og:image')!
      expect(image).toMatch(new RegExp(`^${publicUrl}/cards/[\\w-]+-${language}\\.jpg$`))
      const file = `client/public${image.replace(publicUrl, '')}`
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeLessThanOrEqual(90 * 1024)
      expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
      expect(property('og:image:alt')).toMatch(/\S/)
    })

    it('its structured data say where it stands', () => {
      const trail = thing(html, 'BreadcrumbList')?.itemListElement
      if (page === 'home') {
        expect(trail).toBeUndefined()
        return
      }
      expect(trail.map(({ position }: Json) => position)).toEqual(trail.map((_: unknown, index: number) => index + 1))
      expect(trail[0]).toMatchObject({ '@type': 'ListItem', item: publicUrl + alternatesOf('home')[language] })
      expect(trail.at(-1)).toMatchObject({ name: heading(html), item: publicUrl + path })
    })
  })

  it('are told who runs the site', async () => {
    const html = (await get('/')).text
    const [organization, webSite] = [thing(html, 'Organization'), thing(html, 'WebSite')]
    expect(organization).toMatchObject({
      name: 'Biorezonanca',
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      address: { '@type': 'PostalAddress', addressLocality: 'Zagreb' },
    })
    expect(organization.sameAs).toHaveLength(3)
    for (const address of organization.sameAs) expect(html).toContain(`href="${address}"`)
    expect(decode(html)).toContain(organization.description)
    expect(webSite).toMatchObject({ url: `${publicUrl}/`, publisher: { '@id': organization['@id'] } })
  })

  it.each(segments.location!.slice(0, 4))('are told of the centre %s what its page shows', async (slug) => {
    const { body: locations } = await get('/api/locations')
    const location = locations.find((candidate: Json) => candidate.slug === slug)
    const html = (await get(`/lokacija/${slug}`)).text
    const centre = thing(html, CENTRE)
    expect(centre).toMatchObject({
      name: heading(html),
      telephone: location.phone,
      email: location.email,
      address: { streetAddress: location.address, postalCode: location.postalCode, addressLocality: location.city },
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '20:00' },
        { dayOfWeek: ['Tuesday', 'Friday'], opens: '08:00', closes: '16:00' },
      ],
    })
    for (const shown of [centre.telephone, centre.email, centre.address.streetAddress, centre.description])
      expect(decode(html)).toContain(shown)
  })

  it('are told when centres are closed for a holiday', async () => {
    await site.database.query(`INSERT INTO holidays VALUES ('2000-01-01', '{}'), ('2999-12-25', '{}')`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { specialOpeningHoursSpecification: days } = thing((await get('/lokacija/zagreb')).text, CENTRE)
    const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
    expect(days).toContainEqual({ ...closed, validFrom: '2999-12-25', validThrough: '2999-12-25' })
    expect(days.map(({ validFrom }: Json) => validFrom)).not.toContain('2000-01-01')
  })

  it('are told nothing of a place where no centre is', async () => {
    expect((await get('/lokacija/split')).text).not.toContain('ld+json')
    expect((await get('/no-such-page')).text).not.toContain('ld+json')
  })

  it('are told of a post what its page shows', async () => {
    const { body: posts } = await get('/api/posts?lang=en')
    for (const { slug, title, author, publishedAt, excerpt } of posts) {
      const html = (await get(`/blog/${slug}?lang=en`)).text
      expect(thing(html, 'BlogPosting')).toMatchObject({
        headline: title,
        description: excerpt,
        datePublished: publishedAt,
        author: { '@type': 'Person', name: author },
        inLanguage: 'en',
        image: expect.stringMatching(/^http.+\/cards\/post-.+-en\.jpg$/),
      })
      expect(heading(html)).toBe(title)
    }
  })

  it.each(['foodIntolerance', 'functionalScreening', 'bioresonanceProcedure', 'franchise'] as const)(
    'are told the questions that %s answers',
    async (page) => {
      for (const language of languages) {
        const html = (await get(alternatesOf(page)[language])).text
        const shown = [...html.matchAll(/<summary[^>]*><h3>(.*?)<\/h3>.*?<p class[^>]*>(.*?)<\/p>/gs)]
        const questions = thing(html, 'FAQPage').mainEntity
        expect(questions.length).toBeGreaterThan(2)
        expect(questions.map(({ name, acceptedAnswer }: Json) => [name, acceptedAnswer.text])).toEqual(
          shown.map(([, question, answer]) => [decode(question!), decode(answer!)]),
        )
      }
    },
  )

  it('are told the prices', async () => {
    const { body: rows } = await get('/api/pricelist')
    const html = (await get('/cjenik')).text
    const catalog = thing(html, 'OfferCatalog')
    expect(catalog.itemListElement.map(({ name }: Json) => name)).toEqual([
      ...new Set(rows.map(({ category }: Json) => category)),
    ])
    const offers = catalog.itemListElement.flatMap(({ itemListElement }: Json) => itemListElement)
    expect(
      offers.map(({ price, priceCurrency, itemOffered }: Json) => [itemOffered.name, price, priceCurrency]),
    ).toEqual(rows.map(({ service, price }: Json) => [service, price, 'EUR']))
    for (const { itemOffered, price } of offers) {
      expect(decode(html)).toContain(itemOffered.name)
      if (price > 0) expect(html).toContain(`${price}\u00a0€`)
    }
  })

  it('cannot be made to run what staff write', async () => {
    const title = '</script><script>alert(1)</script>'
    await site.database.query(
      `UPDATE posts SET title = jsonb_set(title, '{hr}', to_jsonb($1::text)) WHERE slug = 'detox'`,
      [title],
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    const html = (await get('/blog/detox')).text
    expect(html).not.toContain('<script>alert')
    expect(thing(html, 'BlogPosting').headline).toBe(title)
    const { rss } = await readXml('/blog/rss.xml')
    expect(rss.channel.item.map((item: Json) => item.title)).toContain(title)
  })

  it.each(languages)('and readers follow the blog by RSS: %s', async (language) => {
    const url = language === 'hr' ? '/blog/rss.xml' : `/blog/rss.xml?lang=${language}`
    await get(url).expect('Content-Type', 'application/rss+xml; charset=utf-8')
    const { rss } = await readXml(url)
    const { body: posts } = await get(`/api/posts?lang=${language}`)
    expect(rss['@version']).toBe('2.0')
    expect(rss.channel).toMatchObject({
      title: expect.stringMatching(/Biorezonanca/),
      link: publicUrl + alternatesOf('blog')[language],
      language,
      'atom:link': { '@rel': 'self', '@href': publicUrl + url },
    })
    expect(rss.channel.item).toHaveLength(posts.length)
    rss.channel.item.forEach((item: Json, index: number) => {
      const { slug, title, excerpt, author, publishedAt } = posts[index]
      const link = publicUrl + alternatesOf('post', slug)[language]
      expect(item).toMatchObject({ title, link, description: excerpt, 'dc:creator': author })
      expect(item.guid).toEqual({ '#text': link, '@isPermaLink': 'true' })
      expect(new Date(item.pubDate).getTime()).toBe(Math.floor(Date.parse(publishedAt) / 1000) * 1000)
    })
    const blog = (await get(alternatesOf('blog')[language])).text
    expect(blog).toMatch(/<link rel="alternate" type="application\/rss\+xml"/)
    expect(blog).toContain(`href="${publicUrl}${url}"`)
  })
})

function decode(html: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return html
    .replace(/<!-- -->/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => names[name] ?? entity)
}
