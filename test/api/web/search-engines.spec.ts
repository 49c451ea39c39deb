import { existsSync, statSync } from 'node:fs'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import request from 'supertest'
import { alternatesOf } from '../../../src/shared/addresses.js'
import { languages } from '../../../src/shared/languages.js'
import { decode, indexed, type Json } from '../../support/search-engines.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => name === 'item' })

describe('search engine support', () => {
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

  it('has a security.txt that names the chain and expires within a year', async () => {
    const { text } = await get('/.well-known/security.txt')
      .expect(200)
      .expect('Content-Type', /^text\/plain/)
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    )
    const [business] = await site.database.query('SELECT email FROM business_info')
    expect(fields.Contact).toBe(`mailto:${business.email}`)
    expect(fields.Canonical).toBe(`${publicUrl}/.well-known/security.txt`)
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  })

  describe('sitemap', () => {
    it('lists exactly the indexed pages with their translations', async () => {
      const { urlset } = await readXml('/sitemap.xml')
      expect(urlset.url.map(({ loc }: Json) => loc).sort()).toEqual(indexed.map(({ path }) => publicUrl + path).sort())
      const contact = urlset.url.find(({ loc }: Json) => loc.endsWith('/kontakt'))
      expect(contact['xhtml:link']).toEqual([
        { '@rel': 'alternate', '@hreflang': 'hr', '@href': `${publicUrl}/kontakt` },
        { '@rel': 'alternate', '@hreflang': 'en', '@href': `${publicUrl}/contact?lang=en` },
        { '@rel': 'alternate', '@hreflang': 'x-default', '@href': `${publicUrl}/kontakt` },
      ])
    })

    it('states the last modification of posts only where it is known', async () => {
      const { urlset } = await readXml('/sitemap.xml')
      const { body: posts } = await get('/api/posts')
      const entry = (path: string) => urlset.url.find(({ loc }: Json) => loc === publicUrl + path)
      for (const { slug, updatedAt } of posts) expect(entry(`/blog/${slug}`).lastmod).toBe(updatedAt)
      expect(entry('/blog').lastmod).toBe(posts[0].publishedAt)
      expect(entry('/kontakt').lastmod).toBeUndefined()
    })

    it('has an ETag and is regenerated on content changes', async () => {
      const { headers } = await get('/sitemap.xml').expect('Content-Type', 'application/xml; charset=utf-8')
      await get('/sitemap.xml').set('If-None-Match', headers.etag!).expect(304)
      await site.changeContent(`UPDATE posts SET slug = 'frekvencija' WHERE slug = 'frequency'`)
      const { text } = await get('/sitemap.xml').set('If-None-Match', headers.etag!).expect(200)
      expect(text).toContain(`${publicUrl}/blog/frekvencija`)
      const post = await get('/blog/frekvencija').expect(200)
      expect(post.text).toContain(`${publicUrl}/cards/blog-hr.jpg`)
      await site.changeContent(`UPDATE posts SET slug = 'frequency' WHERE slug = 'frekvencija'`)
    })
  })

  describe.each(languages)('links between the pages, in %s and without cookies', (language) => {
    it('reach every indexed page in this language, and no page in another', async () => {
      const reached = await crawl(alternatesOf('home')[language])
      for (const [path, html] of reached) expect([path, langOf(html)]).toEqual([path, language])
      const canonicals = new Set([...reached.values()].map((html) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]))
      const wanted = indexed.filter((page) => page.language === language).map(({ path }) => publicUrl + path)
      expect(wanted.filter((path) => !canonicals.has(path))).toEqual([])
    })

    /** Returns the pages reached from one, except by the language switcher and by links that crawlers ignore. */
    async function crawl(start: string): Promise<Map<string, string>> {
      const pages = new Map<string, string>()
      const ahead = [start]
      for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
        if (pages.has(path)) continue
        const { text, status, type } = await get(path)
        expect([path, status]).toEqual([path, 200])
        if (type === 'text/html') pages.set(path, text)
        ahead.push(...linksOf(text).filter((link) => !pages.has(link)))
      }
      return pages
    }

    function linksOf(html: string): string[] {
      return [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
        const href = /hrefLang|nofollow/.test(attributes) ? undefined : /href="(\/[^"#]*)/.exec(attributes)?.[1]
        return href ? decode(href) : []
      })
    }

    const langOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1]
  })

  it('has titles that differ and descriptions that results show in full', async () => {
    const titles = new Map<string, string>()
    for (const { path } of indexed) {
      const { text } = await get(path).expect(200)
      const title = decode(/<title>([^<]+)/.exec(text)![1]!)
      const description = decode(/<meta name="description" content="([^"]+)/.exec(text)![1]!)
      expect([path, titles.get(title)]).toEqual([path, undefined])
      titles.set(title, path)
      expect(title).toContain('Biorezonanca')
      expect([path, description.length <= 160]).toEqual([path, true])
    }
    expect(titles.get('Biorezonanca Zagreb: testiranje, cijene, radno vrijeme')).toBe('/lokacija/zagreb')
    const { text } = await get('/lokacija/zagreb')
    expect(decode(text)).toMatch(
      /content="Ozaljska ulica 60, Zagreb, tel\. [+\d ]+\. Radno vrijeme: pon, sri, čet 12–20\sh,/,
    )
  })

  it('excludes the admin and the API in robots.txt, and references the sitemap', async () => {
    const { text } = await get('/robots.txt').expect(200).expect('Content-Type', 'text/plain; charset=utf-8')
    expect(text).toBe(`User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })

  describe.each(indexed)('page $page in $language at $path', ({ language, path }) => {
    let html: string
    beforeAll(async () => {
      html = (await get(path).expect(200)).text
    })

    it('is its own canonical URL', () => {
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`)
      expect(html).not.toContain('noindex')
    })

    it('has a social sharing image', () => {
      const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
      const image = property('og:image')!
      expect(image).toMatch(new RegExp(`^${publicUrl}/cards/[\\w-]+-${language}\\.jpg$`))
      const file = `client/public${image.replace(publicUrl, '')}`
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeLessThanOrEqual(90 * 1024)
      expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
      expect(property('og:image:alt')).toMatch(/\S/)
    })
  })

  it('escapes staff content in all metadata', async () => {
    const title = '</title><script>alert(1)</script> & co.'
    await site.changeContent(
      `UPDATE posts SET title = jsonb_set(title, '{hr}', to_jsonb($1::text)) WHERE slug = 'detox'`,
      [title],
    )
    const { rss } = await readXml('/blog/rss.xml')
    expect(rss.channel.item.map((item: Json) => item.title)).toContain(title)
  })

  it.each(languages)('has a web manifest with icons that exist: %s', async (language) => {
    const home = alternatesOf('home')[language]
    const link = /<link rel="manifest" href="([^"]+)"/.exec((await get(home)).text)![1]!
    const { text } = await get(link).expect('Content-Type', 'application/manifest+json; charset=utf-8')
    const { icons, ...manifest } = JSON.parse(text)
    expect(manifest).toMatchObject({ short_name: 'Biorezonanca', lang: language, start_url: home, display: 'browser' })
    for (const { src } of icons) await get(src).expect(200).expect('Content-Type', 'image/png')
  })

  it.each(languages)('publishes the blog as an RSS feed: %s', async (language) => {
    const url = language === 'hr' ? '/blog/rss.xml' : `/blog/rss.xml?lang=${language}`
    await get(url)
      .expect('Content-Type', 'application/rss+xml; charset=utf-8')
      .expect('Cross-Origin-Resource-Policy', 'cross-origin')
      .expect('Access-Control-Allow-Origin', '*')
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
    for (const item of rss.channel.item) {
      const content: string = item['content:encoded']
      expect(content).toMatch(/^<p>[^]*<\/p>\s*$/)
      expect(content).not.toMatch(/href="\//) // readers have no base address
    }
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
