import request from 'supertest'
import { seed } from '../../../src/platform/database/seed.js'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('post', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const read = (path: string) => request(site.http).get(path)
  const both = (text: string) => ({ hr: `${text} hr`, en: `${text} en` })
  const draft = (slug: string) => ({
    title: both(`Naslov ${slug}`),
    excerpt: both('Sažetak'),
    body: both('## Tekst'),
    imageAlt: both('Slika'),
    picture: 'shop',
    author: 'Ana',
    slug,
    status: 'draft',
    publishedAt: null,
  })
  /** Returns where visitors and programs find posts. */
  const places = ['/blog', '/', '/blog/rss.xml', '/sitemap.xml', '/api/posts']
  const placesWith = async (words: string) => {
    const answers = await Promise.all(places.map(async (path) => [path, await read(path)] as const))
    return answers.filter(([, { text }]) => text.includes(words)).map(([path]) => path)
  }

  it('moves from draft to published everywhere, and back', async () => {
    const { body: added } = await admin.add('posts', draft('jesen')).expect(201)
    expect(await placesWith('jesen')).toEqual([])
    await read('/blog/jesen').expect(404)

    const { body: published } = await admin.save('posts', added, { status: 'published' }).expect(200)
    expect(Date.parse(published.content.publishedAt)).toBeLessThanOrEqual(Date.now())
    expect(await placesWith('jesen')).toEqual(places)
    expect((await read('/blog/jesen?lang=en').expect(200)).text).toMatch(/Naslov jesen en.*\/pictures\/shop-/s)

    const { body: again } = await admin.save('posts', published, { author: 'Iva' }).expect(200)
    expect(again.content.publishedAt).toBe(published.content.publishedAt)
    await admin.save('posts', again, { status: 'draft' }).expect(200)
    expect(await placesWith('jesen')).toEqual([])
    await read('/blog/jesen').expect(404)
  })

  it('appears everywhere at its scheduled time, despite cached pages', async () => {
    const scheduled = { ...draft('zimski-post'), status: 'scheduled' }
    const { body: added } = await admin.add('posts', { ...scheduled, publishedAt: soon(3_600_000) }).expect(201)
    expect(await placesWith('zimski-post')).toEqual([])
    await read('/blog/zimski-post').expect(404)

    const publishedAt = soon(3000) // after the answer also on a busy machine
    await admin.save('posts', added, { publishedAt }).expect(200)
    await placesWith('zimski-post') // unchanged until then
    await until(async () => (await placesWith('zimski-post')).length === places.length)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedAt))
    await read('/blog/zimski-post').expect(200)
    const [newest] = (await admin.list('posts')).filter(({ slug }) => slug === 'zimski-post')
    expect(newest.content).toMatchObject({ status: 'published', publishedAt })
  })

  it('reports its last change, at first its publication, to programs and search engines', async () => {
    const { body: before } = await read('/api/posts/detox')
    expect(before.updatedAt).toBe(before.publishedAt)
    const [item] = (await admin.list('posts')).filter(({ slug }: Json) => slug === 'detox')
    await admin.save('posts', item, { author: 'Iva' }).expect(200)
    const { body: after } = await read('/api/posts/detox')
    expect(after.publishedAt).toBe(before.publishedAt)
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect((await read('/blog/detox')).text).toContain(`"dateModified":"${after.updatedAt}"`)
    expect((await read('/sitemap.xml')).text).toContain(`<lastmod>${after.updatedAt}</lastmod>`)
  })

  it('keeps the time of its last change when a translation is confirmed', async () => {
    const [item] = (await admin.list('posts')).filter(({ slug }: Json) => slug === 'frequency')
    const title = { ...item.content.title, hr: 'Novi naslov' }
    const { body: changed } = await admin.save('posts', item, { title }).expect(200)
    expect(changed.outdatedLanguage).toBe('en')
    const { updatedAt } = (await read('/api/posts/frequency')).body
    const confirmation = `/api/admin/content/posts/${item.id}/translation-confirmation`
    await admin.agent.post(confirmation).set('If-Match', `"${changed.version}"`).expect(200)
    expect((await read('/api/posts/frequency')).body.updatedAt).toBe(updatedAt)
  })

  it('redirects from every former slug to the current one', async () => {
    const { body: added } = await admin.add('posts', { ...draft('prvo'), status: 'published' }).expect(201)
    await read('/blog/prvo').expect(200)
    const { body: second } = await admin.save('posts', added, { slug: 'drugo' }).expect(200)
    const { body: third } = await admin.save('posts', second, { slug: 'trece' }).expect(200)
    await read('/blog/prvo').expect(308).expect('Location', '/blog/trece')
    await read('/blog/drugo?lang=en').expect(308).expect('Location', '/blog/trece?lang=en')
    await read('/blog/prvo/index.pageContext.json').expect(404)
    await read('/blog/trece').expect(200)

    const refused = await admin.add('posts', draft('prvo')).expect(422)
    expect(refused.body.errors).toMatchObject([{ field: 'slug', code: 'slug.taken' }])
    const { body: back } = await admin.save('posts', third, { slug: 'prvo' }).expect(200)
    await read('/blog/prvo').expect(200)
    await read('/blog/trece').expect(308).expect('Location', '/blog/prvo')
    await admin.remove('posts', back).expect(204)
    for (const slug of ['prvo', 'drugo', 'trece']) await read(`/blog/${slug}`).expect(404)
  })

  it.each([
    [{ slug: 'frequency' }, 'slug', 'slug.taken'],
    [{ slug: ' ' }, 'slug', 'required'],
    [{ slug: 'rss' }, 'slug', 'slug.reserved'],
    [{ slug: 'Š' }, 'slug', 'slug.invalid'],
    [{ slug: 'a/b' }, 'slug', 'slug.invalid'],
    [{ status: 'published', title: { hr: 'Naslov', en: '' } }, 'title.en', 'required'],
    [{ status: 'scheduled', publishedAt: null }, 'publishedAt', 'date.invalid'],
    [{ status: 'scheduled', publishedAt: '2026-05-01T10:00' }, 'publishedAt', 'date.invalid'],
    [{ status: 'scheduled', publishedAt: '2020-05-01T10:00:00Z' }, 'publishedAt', 'publishedAt.past'],
    [{ picture: '../../secret' }, 'picture', 'invalid'],
    [{ body: { hr: 'a'.repeat(30_001), en: '' } }, 'body.hr', 'tooLong'],
  ])('is refused with %j', async (change, field, code) => {
    const { body } = await admin.add('posts', { ...draft('nova'), ...change }).expect(422)
    expect(body.errors).toMatchObject([{ field, code }])
  })

  it('may be incomplete as a draft', async () => {
    const none = { hr: '', en: '' }
    const gaps = { excerpt: none, body: none, imageAlt: none, author: '', title: { hr: 'Samo naslov', en: '' } }
    const { body } = await admin.add('posts', { ...draft('u-nastajanju'), ...gaps }).expect(201)
    expect(body.outdatedLanguage).toBe('en')
  })

  it('contains no executable content', async () => {
    const body = both(
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)> [b](/kontakt)',
    )
    await admin.add('posts', { ...draft('opasno'), body, status: 'published' }).expect(201)
    const { text } = await read('/blog/opasno')
    const shown = /<article.*?<\/article>/s.exec(text)![0]
    expect(shown).toContain('<a href="/kontakt">b</a>')
    expect(shown).not.toMatch(/<script|<img src=.?x|href="javascript/i)
  })

  it('keeps its changes after a restart', async () => {
    const [item] = (await admin.list('posts')).filter(({ slug }: Json) => slug === 'frequency')
    const [price] = (await admin.list('prices')).filter(({ content }: Json) => content.includes.length > 0)
    await admin.save('posts', item, { author: 'Netko Drugi' }).expect(200)
    await admin.remove('prices', price).expect(204)
    await seed(site.database)
    expect((await read('/api/posts/frequency')).body.author).toBe('Netko Drugi')
    expect(await admin.list('prices')).toHaveLength(17)
  })
})

describe('special hours', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  it('shows special hours on the contact page, on the location’s page and in its structured data', async () => {
    const admin = await ContentAdmin.of(site)
    const [location] = await admin.list('locations')
    const specialDays = [
      { date: '2999-12-31', hours: [] },
      { date: '2999-12-24', hours: [{ opens: '08:00', closes: '11:30' }] },
      { date: '2000-01-01', hours: [] },
    ]
    await admin.save('locations', location, { specialDays }).expect(200)
    for (const path of ['/kontakt', `/lokacija/${location.slug}`]) {
      const { text } = await request(site.http).get(path)
      expect(text).toMatch(/utorak, 24\. prosinca.*8–11:30\sh.*utorak, 31\. prosinca.*zatvoreno/s)
      expect(text).not.toContain('datetime="2000-01-01"')
    }
    const { text } = await request(site.http).get(`/location/${location.slug}?lang=en`)
    expect(text).toContain('"validFrom":"2999-12-24","validThrough":"2999-12-24","opens":"08:00","closes":"11:30"')
  })
})
