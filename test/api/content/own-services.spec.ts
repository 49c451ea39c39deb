import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { possibleWish } from '../../support/possible-wish.js'
import { samplePage } from '../../support/sample-page.js'
import { decode, type Json, thing } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const massage = {
  ...samplePage,
  title: { hr: 'Masaža', en: 'Massage' },
  slugHr: 'masaza',
  slugEn: 'massage',
  inFooter: false,
  description: { hr: 'Sat mira za vas.', en: 'An hour of peace for you.' },
}
const builtIn = ['foodIntolerance', 'functionalScreening', 'bioresonanceProcedure']

describe('services of the owner', () => {
  let site: TestApp
  let admin: ContentAdmin
  let page: Json
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    page = (await admin.add('pages', massage).expect(201)).body
  })
  afterEach(async () => {
    await site.changeContent(`DELETE FROM price_list_rows WHERE service ->> 'en' = 'Back massage'`)
    await choose(builtIn)
    await site.changeContent('DELETE FROM own_pages')
  })

  const choose = async (items: string[], status = 200): Promise<Json> => {
    const [navigation] = await admin.list('navigation')
    const services = items.map((item) => ({ item }))
    return (await admin.save('navigation', navigation, { services }).expect(status)).body
  }
  const addPrice = async (): Promise<Json> => {
    const [price] = await admin.list('prices')
    const service = { hr: 'Masaža leđa', en: 'Back massage' }
    const values = { ...price.content, service, price: 40, visits: 1, servicePage: page.id, includes: [] }
    return (await admin.add('prices', values).expect(201)).body
  }
  const visit = async (path: string, status = 200) => decode((await request(site.http).get(path).expect(status)).text)
  const visible = (html: string) => html.replace(/<script.*?<\/script>/gs, '')
  const menuOf = (html: string) =>
    [...(/id="services-menu".*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(/<a[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    )

  it('are in the menu, the footer, and on home, error and location pages, with their lowest price', async () => {
    await addPrice()
    await choose(['foodIntolerance', page.id, 'functionalScreening', 'bioresonanceProcedure'])
    const home = await visit('/?lang=en')
    expect(menuOf(home).slice(0, 2)).toEqual(['/food-intolerance?lang=en', '/massage?lang=en'])
    expect(home).toMatch(
      /<h3>Massage<\/h3><p>An hour of peace for you\.<\/p>.*More about Massage.*€40 \(Back massage\)/s,
    )
    expect(home.split('<footer')[1]).toContain('<a href="/massage?lang=en">Massage</a>')
    expect(await visit('/nema-takve', 404)).toContain('href="/masaza"')
    expect(await visit('/lokacija/zagreb')).toMatch(
      /href="\/masaza"[^>]*><span>Masaža<span[^>]*>od 40\s€ \(Masaža leđa\)/,
    )
  })

  it('state with their lowest price what it buys, unless that is named like the service', async () => {
    const shown = (await visit('/lokacija/zagreb')).replaceAll('\u00a0', ' ')
    expect(shown).toMatch(/>Testiranje intolerancije na hranu<span[^>]*>od 80 €</)
    expect(shown).toMatch(/>Funkcionalno testiranje<span[^>]*>od 70 € \(Funkcionalno testiranje jednog područja\)</)
  })

  it('have a page with prices, ways to an appointment, and structured data', async () => {
    await addPrice()
    const plain = await visit('/masaza')
    expect(visible(plain)).not.toContain('Zanima vas ova usluga?')
    await choose([...builtIn, page.id])
    const html = await visit('/masaza')
    expect(html).toContain('Sat mira za vas.</p>')
    expect(visible(html)).toContain('Zanima vas ova usluga?')
    expect(html).toContain('?service=Masa%C5%BEa+le%C4%91a')
    expect(thing(html, 'Service')).toMatchObject({
      name: 'Masaža',
      url: `${site.environment.publicUrl}/masaza`,
      offers: [{ name: 'Masaža leđa', price: 40 }],
    })
    expect(menuOf(html).at(-1)).toBe('/masaza')
    expect(html).toMatch(/href="\/masaza" aria-current="page"|aria-current="page" href="\/masaza"/)
  })

  it('can be chosen in appointment requests, which keep their name', async () => {
    const price = await addPrice()
    expect(visible(await visit('/request-appointment?lang=en'))).toContain('Back massage')
    const { body } = await request(site.http)
      .post('/api/appointment-request')
      .send({
        name: 'Ana',
        email: 'ana@example.com',
        service: 'Back massage',
        location: 'zagreb',
        forWhom: 'self',
        wishes: [await possibleWish(site, 'zagreb')],
      })
      .expect(201)
    await admin.remove('prices', price).expect(204)
    const path = `/api/admin/appointment-requests/${body.id}`
    expect((await admin.agent.get(path).expect(200)).body).toMatchObject({ service: 'Masaža leđa' })
  })

  it('are listed in the order of the owner, without removed and hidden ones, whose own pages of the site remain', async () => {
    await choose([page.id, 'bioresonanceProcedure'])
    expect(menuOf(await visit('/cjenik'))).toEqual(['/masaza', '/biorezonanca-postupak'])
    await visit('/food-intolerance')
    await admin.save('pages', page, { hidden: true }).expect(200)
    expect(menuOf(await visit('/cjenik'))).toEqual(['/biorezonanca-postupak'])
    await visit('/masaza', 404)
  })

  it('cannot be removed while the services or prices refer to them', async () => {
    const refused = async () => (await admin.remove('pages', page).expect(409)).body.code as string
    await choose([...builtIn, page.id])
    expect(await refused()).toBe('content.page_in_use')
    await choose(builtIn)
    const price = await addPrice()
    expect(await refused()).toBe('content.page_in_use')
    await admin.remove('prices', price).expect(204)
    await admin.remove('pages', page).expect(204)
  })

  it.each([
    ['an unknown item', ['pricelist'], 'services.0.item', 'invalid'],
    ['a repeated item', ['foodIntolerance', 'foodIntolerance'], 'services.1.item', 'navigation.repeated'],
    ['a missing page', ['00000000-0000-4000-8000-000000000000'], 'services.0.item', 'invalid'],
  ])('reject %s', async (_what, items, field, code) => {
    expect((await choose(items, 422)).errors).toMatchObject([{ field, code }])
  })

  it('are never all hidden', async () => {
    await choose([page.id])
    const { body } = await admin.save('pages', page, { hidden: true }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'hidden', code: 'service.last' }])
    await choose([page.id, 'foodIntolerance'])
    await admin.save('pages', page, { hidden: true }).expect(200)
    expect((await choose([page.id], 422)).errors).toMatchObject([{ field: 'services.0.item', code: 'service.last' }])
  })

  it('reject prices of a missing page', async () => {
    const [price] = await admin.list('prices')
    const { body } = await admin
      .save('prices', price, { servicePage: '00000000-0000-4000-8000-000000000000' })
      .expect(422)
    expect(body.errors).toMatchObject([{ field: 'servicePage', code: 'invalid' }])
  })
})
