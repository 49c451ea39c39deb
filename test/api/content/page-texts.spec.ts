import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, auditedActions, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

const API = '/api/admin/page-texts'

describe('texts of pages', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const get = async (namespace: string): Promise<Json> =>
    (await admin.agent.get(`${API}/${namespace}`).expect(200)).body
  const change = async (namespace: string, given: object) =>
    admin.changeTexts(namespace, (await get(namespace)).version, given)
  const page = async (path: string) => (await request(site.http).get(path)).text
  const title = (hr: string, en = `EN ${hr}`) => ({ texts: { 'hero.title': { hr, en } } })
  const textOf = ({ texts }: Json, key: string) => texts.find((text: Json) => text.key === key)

  it('are shown by cached pages in both languages at once, and restored to the original', async () => {
    const before = await page('/')
    const english = await page('/?lang=en')
    await change('home', {
      ...title('Dobro došli'),
      texts: { ...title('Dobro došli').texts, 'meta.title': { hr: 'Nova' } },
    })
    expect(await page('/')).toContain('>Dobro došli</h1>')
    expect(await page('/')).toContain('<title>Nova</title>')
    expect(await page('/?lang=en')).toContain('>EN Dobro došli</h1>')
    expect(await page('/site.webmanifest')).toContain('"name":"Nova"')
    const { texts } = await get('home')
    const originals = Object.fromEntries(texts.map(({ key, original }: Json) => [key, original]))
    await change('home', { texts: originals })
    const plain = (html: string) => html.replace(/"pageDay":"[^"]*"|value="[\w.-]{20,}"/g, '')
    expect([plain(await page('/')), plain(await page('/?lang=en'))]).toEqual([plain(before), plain(english)])
  })

  it('show markup that was typed as text', async () => {
    await change('questions', { texts: { lead: { hr: '<b>Pitajte</b> & <script>alert(1)</script>' } } })
    const html = await page('/česta-pitanja')
    expect(html).toContain('&lt;b&gt;Pitajte&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert(1)')
  })

  it('include questions, which all their pages show in the new order', async () => {
    const { lists } = await get('pricelist')
    const added = {
      question: { hr: 'Mogu li platiti na rate?', en: 'Can I pay in instalments?' },
      answer: { hr: 'Ne.', en: 'No.' },
    }
    await change('pricelist', { lists: { 'faq.items': [added, ...lists[0].items] } })
    expect(await page('/questions')).toMatch(
      /<h3[^>]*>Mogu li platiti na rate\?<\/h3>.*?<h3[^>]*>Plaćam li početne konzultacije/s,
    )
    expect(await page('/questions?lang=en')).toContain('Can I pay in instalments?')
  })

  it('stay a draft until they are published, and can be discarded', async () => {
    const draft = { ...title('Nacrt naslova'), publication: 'draft' }
    expect((await change('home', draft)).body).toMatchObject({ publication: 'draft' })
    expect(await page('/')).not.toContain('Nacrt naslova')
    const { version } = await get('home')
    const { body } = await admin.agent.delete(`${API}/home/draft`).set('If-Match', `"${version}"`).expect(200)
    expect(body.publication).toBe('published')
    expect(textOf(body, 'hero.title').text).toEqual(textOf(body, 'hero.title').original)
  })

  it('are shown as a draft to editors only, at the public address', async () => {
    await change('contact', { texts: { lead: { hr: 'Nacrt uvoda' } }, publication: 'draft' })
    const { text } = await admin.agent
      .get('/kontakt?draft=1')
      .expect(200)
      .expect('Cache-Control', 'no-store')
      .expect('X-Robots-Tag', 'noindex')
    expect(text).toContain('Nacrt uvoda')
    expect(text).toContain('href="/admin/content/texts/contact"')
    expect(text).not.toContain('<script src')
    const editor = await admin.agent.get('/admin/content/texts/contact').expect(200)
    const links = [...editor.text.matchAll(/href="([^"]*draft=1[^"]*)"/g)].map(([, href]) =>
      href!.replace('&amp;', '&'),
    )
    const languageOf = async (link: string) => /<html lang="(..)"/.exec((await admin.agent.get(link)).text)![1]
    const shown: unknown[] = []
    for (const link of [...links, '/cjenik', '/admin/content/texts/contact']) shown.push(await languageOf(link))
    expect(shown).toEqual(['hr', 'en', 'en', 'hr']) // the admin keeps its language
    const staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    for (const visitor of [request(site.http), staff])
      await visitor.get('/kontakt?draft=1&location=split').expect(303).expect('Location', '/kontakt?location=split')
    expect(await page('/kontakt')).not.toContain('Nacrt uvoda')
  })

  it('appear at their scheduled time, despite cached pages', async () => {
    await page('/cjenik')
    await change('shop', {
      texts: { lead: { hr: 'Prekasno' } },
      publication: 'scheduled',
      publishAt: '2020-01-01T10:00:00Z',
    }).then(({ body }) =>
      expect(body.errors).toEqual([expect.objectContaining({ field: 'publishAt', code: 'publishedAt.past' })]),
    )
    const { version } = await get('shop')
    const publishAt = new Date(Date.now() + 3000).toISOString() // after the answer also on a busy machine
    const { body } = await admin.changeTexts('shop', version, {
      texts: { lead: { hr: 'Zakazani uvod' } },
      publication: 'scheduled',
      publishAt,
    })
    expect(body).toMatchObject({ publication: 'scheduled', publishAt })
    // By its timer: otherwise pages change after an hour.
    await until(async () => (await page('/trgovina')).includes('Zakazani uvod'))
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt))
    expect(await get('shop')).toMatchObject({ publication: 'published', version: body.version })
    await change('shop', { texts: { lead: { hr: 'Poslije' } } })
    expect((await get('shop')).version).toBe(body.version + 2)
  })

  it('are restored as a draft', async () => {
    await change('blog', { texts: { lead: { hr: 'Prvi' } } })
    const { version } = await get('blog')
    await change('blog', { texts: { lead: { hr: 'Drugi' } } })
    const restore = async (earlierVersion: number) =>
      admin.agent
        .post(`${API}/blog/restoration`)
        .set('If-Match', `"${(await get('blog')).version}"`)
        .send({ earlierVersion })
    const { body } = await restore(version)
    expect(textOf(body, 'lead').text.hr).toBe('Prvi')
    expect(body.publication).toBe('draft')
    expect(await page('/blog')).toContain('Drugi')
    await change('blog', {})
    expect(await page('/blog')).toContain('Prvi')
    expect((await restore(99)).status).toBe(404)
  })

  it('are not overwritten by changes that are based on an older version', async () => {
    const { version } = await get('guide')
    await admin.changeTexts('guide', version, { texts: { lead: { hr: 'Prva' } } }).expect(200)
    await admin.changeTexts('guide', version, { texts: { lead: { hr: 'Druga' } } }).expect(412)
    await admin.agent.patch(`${API}/guide`).send({ publication: 'draft' }).expect(428)
    await admin.changeTexts('nothing', 0, {}).expect(404)
    await admin.agent.get(`${API}/problem`).expect(404)
  })

  it('need a confirmation of new claims about health, which is recorded', async () => {
    const claim = { texts: { lead: { hr: 'Izliječit ćemo vas od migrene.' } } }
    const { version } = await get('location')
    const generic = { texts: { 'generic.lead': claim.texts.lead } }
    const { body } = await admin.changeTexts('location', version, generic).expect(422)
    expect(body.errors).toEqual([expect.objectContaining({ field: 'texts.generic.lead.hr', code: 'claims.cure' })])
    await admin.changeTexts('location', version, generic).query({ claims: 'confirmed' }).expect(200)
    expect(await auditedActions(site)).toEqual(expect.arrayContaining(['page_texts.published', 'claims.confirmed']))
    await admin.changeTexts('location', version + 1, generic).expect(200)
  })

  it('are refused without a placeholder', async () => {
    const { body } = await change('location', { texts: { title: { hr: 'Centar' } } })
    expect(body.errors).toEqual([expect.objectContaining({ field: 'texts.title.hr', code: 'placeholder.missing' })])
  })

  it('are marked in the editor where a language is stale, an upgrade changed the original, or a placeholder is missing', async () => {
    const editor = () => admin.agent.get('/admin/content/texts/food-intolerance')
    const marks = async () => (await editor().expect(200)).text.match(/name="reviewed" value="[^"]*"/g) ?? []
    expect(await marks()).toEqual([])
    await change('food-intolerance', { texts: { 'meta.title': { en: 'Only in English' } } })
    expect(await marks()).toEqual(['name="reviewed" value="meta.title.hr"'])
    await site.changeContent(
      `UPDATE page_texts SET published = jsonb_set(published, '{texts,meta.title,en,basis}', '"Formerly"')
       WHERE namespace = 'food-intolerance'`,
    )
    expect(await marks()).toEqual(['name="reviewed" value="meta.title.hr"', 'name="reviewed" value="meta.title.en"'])
    expect((await editor()).text).toMatch(/Izvorni tekst promijenio se otkako.*Formerly/s)
    await change('food-intolerance', { reviewed: ['meta.title.hr', 'meta.title.en'] })
    expect(await marks()).toEqual([])

    const { version } = await get('location')
    const { text } = await admin.agent
      .post('/admin/content/texts/location')
      .type('form')
      .send({ version, publication: 'draft', 'texts.title.hr': 'Centar' })
      .expect(422)
    expect(text).toContain('value="Centar"')
    expect(text).toContain('U tekstu mora ostati')
  })

  it('move the day of the last change of a legal page', async () => {
    await change('cookies', { texts: { lead: { hr: 'Popis.' } } })
    await site.changeContent(`UPDATE page_texts SET published = published, published_at = '2030-05-01T10:00:00Z'`)
    await until(async () => (await page('/cookies')).includes('"updatedOn":"2030-05-01"'))
    expect(await page('/pristupačnost')).not.toContain('2030')
    const { texts } = await get('cookies')
    await change('cookies', { texts: { lead: textOf({ texts }, 'lead').original } })
    await site.changeContent(`UPDATE page_texts SET published = published, published_at = '2030-05-02T10:00:00Z'`)
    await until(async () => (await page('/cookies')).includes('"updatedOn":"2030-05-02"'))
  })

  it('are saved by a form without JavaScript, which is shown again with its faults', async () => {
    const post = (fields: object) => admin.agent.post('/admin/content/texts/impresum').type('form').send(fields)
    const { version } = await get('impresum')
    const refused = await post({
      version,
      publication: 'published',
      'texts.lead.hr': '',
      'texts.title.hr': 'Tko smo',
    }).expect(422)
    expect(refused.text).toContain('value="Tko smo"')
    await post({ version, publication: 'published', 'texts.lead.hr': 'Tvrtke.', 'texts.title.hr': 'Tko smo' })
      .expect(303)
      .expect('Location', '/admin/content/texts/impresum?done=published')
    expect(await page('/impresum')).toContain('>Tko smo</h1>')
    const late = await post({ version, publication: 'published', 'texts.lead.hr': 'Kasno.' }).expect(412)
    expect(late.text).toContain('Kasno.')
  })
})
