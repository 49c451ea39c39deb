import request from 'supertest'
import { findOwnPage, isReservedSlug } from '../../../src/shared/page-aliases.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { addPicture, drawJpeg } from '../../support/pictures.js'
import { routesOf } from '../../support/routes.js'
import { samplePage } from '../../support/sample-page.js'
import { heading, type Json, thing } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('own pages', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await site.database.query('DELETE FROM redirects')
    await site.changeContent('DELETE FROM announcements')
    for (const page of await admin.list('pages')) await admin.remove('pages', page).expect(204)
  })

  const add = async (content: object = {}): Promise<Json> =>
    (await admin.add('pages', { ...samplePage, ...content }).expect(201)).body
  const visit = (address: string) => request(site.http).get(address)

  it('have an address in each language, which the page, the sitemap and the breadcrumbs state', async () => {
    await visit('/nas-tim').expect(404)
    await add()
    const { publicUrl } = site.environment
    const { text: croatian } = await visit('/nas-tim').expect(200)
    const { text: english } = await visit('/our-team?lang=en').expect(200)
    expect([heading(croatian), heading(english)]).toEqual(['Naš tim', 'Our team'])
    expect(croatian).toContain('<h2>Ljudi</h2>')
    for (const [html, own] of [
      [croatian, '/nas-tim'],
      [english, '/our-team?lang=en'],
    ] as const) {
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${own}"/>`)
      expect(html).toContain(`hrefLang="hr" href="${publicUrl}/nas-tim"`)
      expect(html).toContain(`hrefLang="en" href="${publicUrl}/our-team?lang=en"`)
      expect(thing(html, 'BreadcrumbList').itemListElement).toMatchObject([{}, { item: publicUrl + own }])
    }
    expect(croatian).toContain('<meta name="description" content="Tko vas dočekuje u našim centrima."/>')
    expect(croatian).toContain('Biorezonanca je komplementarna metoda')
    const { text: sitemap } = await visit('/sitemap.xml').expect(200)
    expect(sitemap).toContain(`<loc>${publicUrl}/nas-tim</loc>`)
    expect(sitemap).toContain(`<loc>${publicUrl}/our-team?lang=en</loc>`)
  })

  it('show pictures of the library inside their text, and no others', async () => {
    const picture = await addPicture(site, admin.agent)
    const shown = `![Naša soba](/media/${picture.name})`
    const page = await add({ body: { hr: `${shown}\n\n![Tuđa](https://drugi.example/a.png)`, en: 'Text' } })
    const { text } = await visit('/nas-tim').expect(200)
    expect(text).toContain(`/media/${picture.name}-480.avif 480w`)
    expect(text).toContain('width="480" height="320" alt="Naša soba" loading="lazy"')
    expect(text).not.toContain('<img src="https')
    const { body } = await admin.agent.get(`/api/admin/pictures/${picture.id}`).expect(200)
    expect(body.uses).toMatchObject([{ kind: 'page', path: `/admin/content/pages/${page.id}` }])
    const missing = { ...page.content.body, en: `![x](/media/${'0'.repeat(24)})` }
    const refused = await admin.save('pages', page, { body: missing }).expect(422)
    expect(refused.body.errors).toMatchObject([{ field: 'body.en', code: 'picture.unknown' }])
  })

  it('show their photograph at their top and on social media', async () => {
    const picture = await addPicture(site, admin.agent, drawJpeg(533))
    const page = await add({ photo: picture.id })
    const { text } = await visit('/nas-tim').expect(200)
    expect(text).toMatch(new RegExp(`<img[^>]*/media/${picture.name}-533.jpg`))
    expect(text).toMatch(new RegExp(`property="og:image" content="[^"]*/media/${picture.name}-533.jpg"`))
    const { body } = await admin.agent.get(`/api/admin/pictures/${picture.id}`).expect(200)
    expect(body.uses).toMatchObject([{ kind: 'page', path: `/admin/content/pages/${page.id}` }])
    const refused = await admin.save('pages', page, { photo: '01936d2e-7c1b-7000-8000-000000000000' }).expect(422)
    expect(refused.body.errors).toMatchObject([{ field: 'photo', code: 'picture.unknown' }])
  })

  it('are served under both slugs, in every spelling, and only for reading', async () => {
    await add()
    expect(heading((await visit('/nas-tim?lang=en').expect(200)).text)).toBe('Our team')
    await visit('/Nas-Tim/?utm_source=x').expect(308).expect('Location', '/nas-tim?utm_source=x')
    await visit('/nas-tim/index.pageContext.json').expect(200)
    await request(site.http).post('/nas-tim').expect(405)
  })

  it('leave pages with a path of one segment alone, also the one of the admin', async () => {
    const titles = await Promise.all(
      ['/admin', '/admin/login'].map(async (path) => (await visit(path).expect(200)).text),
    )
    expect(heading(titles[0]!)).toBe(heading(titles[1]!))
  })

  it('are linked from texts, the feed and announcements in the language of the reader', async () => {
    const link = (label: string) => `[${label}](/nas-tim?lang=hr#ljudi)`
    const body = { hr: link('Tim'), en: link('Team') }
    await add()
    await add({ slugHr: 'oprema', slugEn: 'equipment', body, inFooter: false })
    const [post] = await admin.list('posts')
    await admin.save('posts', post, { body }).expect(200)
    const today = zagrebDay(new Date()).toString()
    const announcement = {
      text: { hr: 'Novi ljudi', en: 'New people' },
      link: '/nas-tim#ljudi',
      date: today,
      lastDay: null,
    }
    await admin.add('announcements', announcement).expect(201)
    const slug = post.content.slug
    for (const address of ['/oprema', `/blog/${slug}`, '/cjenik', '/blog/rss.xml'])
      expect([address, (await visit(address).expect(200)).text]).toEqual([
        address,
        expect.stringMatching(/\/nas-tim#ljudi/),
      ])
    for (const address of ['/equipment', `/blog/${slug}`, '/pricelist', '/blog/rss.xml'])
      expect([address, (await visit(`${address}?lang=en`).expect(200)).text]).toEqual([
        address,
        expect.stringMatching(/\/our-team\?lang=en#ljudi/),
      ])
  })

  it('are linked in the footer if the owner wants', async () => {
    const page = await add()
    expect((await visit('/cjenik')).text).toContain('<a href="/nas-tim">Naš tim</a>')
    expect((await visit('/pricelist?lang=en')).text).toContain('<a href="/our-team?lang=en">Our team</a>')
    await admin.save('pages', page, { inFooter: false }).expect(200)
    expect((await visit('/cjenik')).text).not.toContain('/nas-tim')
    await visit('/nas-tim').expect(200)
  })

  it('disappear for visitors, the sitemap and the API while they are hidden', async () => {
    const page = await add()
    expect((await visit('/api/pages/our-team?lang=en').expect(200)).body).toMatchObject({
      title: 'Our team',
      slugs: { hr: 'nas-tim', en: 'our-team' },
      body: samplePage.body.en,
    })
    expect((await visit('/api/pages').expect(200)).body).toHaveLength(1)
    await admin.save('pages', page, { hidden: true }).expect(200)
    await visit('/nas-tim').expect(404)
    await visit('/nas-tim/index.pageContext.json').expect(404)
    await visit('/api/pages/nas-tim').expect(404)
    expect((await visit('/api/pages')).body).toEqual([])
    expect((await visit('/sitemap.xml')).text).not.toContain('nas-tim')
  })

  it('redirect former slugs of either language, until another page has them', async () => {
    const page = await add()
    const { body: renamed } = await admin.save('pages', page, { slugHr: 'tim', slugEn: 'team' }).expect(200)
    await visit('/nas-tim').expect(308).expect('Location', '/tim')
    await visit('/our-team?lang=en').expect(308).expect('Location', '/team?lang=en')
    const { body } = await admin.add('pages', { ...samplePage, slugEn: 'others' }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'slugHr', code: 'slug.taken' }])
    await admin.save('pages', renamed, { slugHr: 'nas-tim' }).expect(200)
    await visit('/nas-tim').expect(200)
    await visit('/tim').expect(308).expect('Location', '/nas-tim')
  })

  it('escape HTML, and ask about claims', async () => {
    const body = { hr: '<script>alert(1)</script>\n\n[x](javascript:alert)', en: 'Text' }
    await add({ body })
    const { text } = await visit('/nas-tim')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('href="javascript:')
    const claim = { ...samplePage, slugHr: 'lijek', slugEn: 'cure', body: { hr: 'Liječimo astmu.', en: 'Text' } }
    expect((await admin.add('pages', claim).expect(422)).body.errors).toMatchObject([{ field: 'body.hr' }])
  })

  it.each([
    ['cjenik', 'slug.reserved'],
    ['pricelist', 'slug.reserved'],
    ['fransiza', 'slug.reserved'],
    ['faq', 'slug.reserved'],
    ['admin', 'slug.reserved'],
    ['media', 'slug.reserved'],
    ['o/tim', 'slug.invalid'],
    ['Tim', 'slug.invalid'],
    ['robots.txt', 'slug.invalid'],
    ['stara', 'slug.redirected'],
    ['postojeca', 'slug.taken'],
    ['existing', 'slug.taken'],
  ])('cannot have the slug %s', async (slugHr, code) => {
    await add({ slugHr: 'postojeca', slugEn: 'existing' })
    await admin.add('redirects', { source: '/stara?id=3', target: '/cjenik' }).expect(201)
    const { body } = await admin.add('pages', { ...samplePage, slugHr }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'slugHr', code }])
  })

  it('never share an address, even if two are added at the same time', async () => {
    const answers = await Promise.all([
      admin.add('pages', { ...samplePage, slugHr: 'a', slugEn: 'b' }),
      admin.add('pages', { ...samplePage, slugHr: 'b', slugEn: 'c' }),
      admin.add('redirects', { source: '/a', target: '/cjenik' }),
      admin.add('redirects', { source: '/c', target: '/cjenik' }),
    ])
    const addresses = (await admin.list('pages')).flatMap(({ content }) => [content.slugHr, content.slugEn])
    const sources = (await admin.list('redirects')).map(({ content }) => content.source.slice(1))
    expect(answers.some(({ status }) => status === 422)).toBe(true)
    expect(new Set([...addresses, ...sources]).size).toBe(addresses.length + sources.length)
  })

  it('are targets of redirects and announcements, but no sources of redirects', async () => {
    await add()
    await admin.add('redirects', { source: '/stari-tim.php', target: '/nas-tim' }).expect(201)
    const { body } = await admin.add('redirects', { source: '/our-team?id=1', target: '/cjenik' }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'source', code: 'redirect.page' }])
  })

  it('cannot have the first segment of any route', () => {
    const segments = routesOf(site).map((route) => route.split(/[ /]+/)[1] ?? '')
    const open = segments.filter((segment) => findOwnPage(`/${segment}`) && !isReservedSlug(segment))
    expect(open).toEqual([])
  })
})
