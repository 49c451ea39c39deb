import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('editing of prices', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const page = async (path: string) => (await request(site.http).get(path)).text
  const auditOf = (action: string): Promise<Json[]> =>
    site.database.query('SELECT * FROM audit_events WHERE action = $1 ORDER BY id', [action])

  it('shows a saved change in the next response, in both languages', async () => {
    const [, row] = await admin.list('prices')
    expect(await page('/cjenik')).toMatch(/>80\s€</)
    const change = { price: 85.5, service: { hr: 'Test na hranu', en: 'Food test' } }
    await admin.save('prices', row, change).expect(200).expect('ETag', '"2"')
    expect(await page('/cjenik')).toMatch(/Test na hranu.*85,50/s)
    expect(await page('/pricelist?lang=en')).toMatch(/Food test.*€85\.50/s)
  })

  it('shows the lowest price of one visit on service pages, and the saving of a package', async () => {
    const prices = await admin.list('prices')
    const find = (name: string) => prices.find(({ content }) => content.service.en === name)!
    const places = ['/', '/biorezonanca-postupak', '/lokacija/zagreb']
    for (const place of places) expect(await page(place)).toMatch(/od 30\s€ \(Kraći postupak biorezonance\)/)
    await admin.save('prices', find('Shorter bioresonance treatment'), { price: 33.5 }).expect(200)
    const { body: treatment } = await admin.save('prices', find('Bioresonance treatment'), { price: 55 }).expect(200)
    for (const place of places) {
      expect(await page(place)).toMatch(/od 33,50\s€/)
      expect(await page(`${place}?lang=en`)).toContain('from €33.50')
    }
    expect(await page('/cjenik')).toMatch(/135\s€.*?ušteda 30\s€/s)
    expect(await page('/biorezonanca-postupak?lang=en')).toMatch(/€135.*?save €30/s)

    // A package that costs more than its visits shows no negative saving.
    const { body: dear } = await admin.save('prices', find('Package of 3 treatments'), { price: 200 }).expect(200)
    expect((await request(site.http).get('/api/pricelist?lang=en')).body).toContainEqual(
      expect.objectContaining({ service: 'Package of 3 treatments', visits: 3, saving: null }),
    )
    await admin.save('prices', treatment, { price: 50 }).expect(200)
    await admin.save('prices', dear, { price: 135 }).expect(200)
  })

  it('limits packages to distinct single prices, which then cannot be removed', async () => {
    const prices = await admin.list('prices')
    const find = (name: string) => prices.find(({ content }) => content.service.en === name)!
    const parcel = find('First Step package')
    const other = find('Package of 5 treatments')
    const single = find('Repeat test')
    const refused = async (includes: object[], field: string) => {
      const { body } = await admin.save('prices', parcel, { includes }).expect(422)
      expect(body.errors).toMatchObject([{ field, code: 'singlePrice.invalid' }])
    }
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const price of [parcel.id, other.id, missing, 'x', null]) {
      await refused([{ price, times: 1 }], 'includes.0.price')
    }
    const once = { price: single.id, times: 1 }
    await refused([once, once], 'includes.1.price')
    const { body } = await admin.save('prices', parcel, { includes: [{ ...once, times: 6 }], visits: 1 }).expect(200)
    expect(body.content.visits).toBe(6)
    const { body: refusal } = await admin.remove('prices', single).set('Cookie', 'language=en').expect(409)
    expect(refusal.detail).toMatch(/package/)
    const { details } = (await auditOf('content.price.changed')).at(-1)
    expect(details.changes).toContainEqual(
      expect.objectContaining({ field: 'includes', to: '6 × Ponovljeno testiranje / Repeat test' }),
    )
    await admin.save('prices', body, { includes: [] }).expect(200)
    expect((await admin.remove('prices', single).expect(409)).body.code).toBe('content.offer_in_use')
    const offer = await admin.list('bookable-services')
    await admin
      .remove(
        'bookable-services',
        offer.find(({ content }) => content.price === single.id),
      )
      .expect(204)
    await admin.remove('prices', single).expect(204)
  })

  it('records prices and categories by their names', async () => {
    const [testing, , treatments] = await admin.list('price-categories')
    const row = (await admin.list('prices')).find(({ content }) => content.category === testing.id)!
    await admin.save('prices', row, { category: treatments.id }).expect(200)
    const changed = (await auditOf('content.price.changed')).at(-1)
    expect(changed.details).toMatchObject({
      name: row.content.service,
      changes: [
        { field: 'category', from: 'Testiranje / Testing', to: 'Postupci biorezonance / Bioresonance treatments' },
      ],
    })
  })

  describe('content category', () => {
    const publicList = async (): Promise<Json[]> => (await request(site.http).get('/api/pricelist?lang=en')).body
    const publicCategories = async () =>
      (await publicList()).map(({ category }) => category).filter((name, index, all) => name !== all[index - 1])

    it('is renamed once for all its items', async () => {
      const [first] = await admin.list('price-categories')
      const before = await publicList()
      await admin.save('price-categories', first, { name: { hr: 'Testovi', en: 'Tests' } }).expect(200)
      expect(await publicList()).toEqual(
        before.map((row) => (row.category === 'Testing' ? { ...row, category: 'Tests' } : row)),
      )
      expect(await page('/pricelist?lang=en')).toMatch(/"name":"Tests"/)
      expect(await page('/cjenik')).toContain('Testovi')
    })

    it('moves together with its items', async () => {
      const before = await publicList()
      const categories = await admin.list('price-categories')
      const ids = categories.map(({ id }) => id).reverse()
      await admin.agent.put('/api/admin/content/price-categories').send({ ids }).expect(204)
      const names = categories.map(({ content }) => content.name.en).reverse()
      expect(await publicCategories()).toEqual(names)
      expect(await publicList()).toEqual(names.flatMap((name) => before.filter(({ category }) => category === name)))
    })

    it('keeps its items contiguous, whatever their order', async () => {
      const rows = await admin.list('prices')
      const before = await publicCategories()
      const ids = rows.map(({ id }) => id)
      const shuffled = [...ids.filter((_, index) => index % 2), ...ids.filter((_, index) => index % 2 === 0)]
      await admin.agent.put('/api/admin/content/prices').send({ ids: shuffled }).expect(204)
      expect(await publicCategories()).toEqual(before)
      const listed = await admin.list('prices')
      expect(listed.map(({ id }) => id)).not.toEqual(ids)
      const categories = listed.map(({ content }) => content.category)
      expect(categories.filter((id, index) => id !== categories[index - 1])).toHaveLength(before.length)
    })

    it('appends items that are moved into it', async () => {
      const [row] = await admin.list('prices')
      const [, , target] = await admin.list('price-categories')
      await admin.save('prices', row, { category: target.id }).expect(200)
      const members = (await admin.list('prices')).filter(({ content }) => content.category === target.id)
      expect(members.at(-1)!.id).toBe(row.id)
    })

    it('cannot be removed while it has items', async () => {
      const [used] = await admin.list('shop-categories')
      const { body } = await admin.remove('shop-categories', used).expect(409)
      expect(body).toMatchObject({ code: 'content.category_in_use', detail: expect.stringMatching(/još ima stavki/) })
      const name = { hr: 'Prazna', en: 'Empty' }
      const { body: empty } = await admin.add('shop-categories', { name }).expect(201)
      expect(await page('/trgovina')).not.toContain('Prazna')
      await admin.remove('shop-categories', empty).expect(204)
    })
  })

  describe('changing prices together', () => {
    const change = (prices: object[]) => admin.agent.patch('/api/admin/content/prices').send({ prices })
    const PAGE = '/admin/content/price-changes'

    it('changes and records each row that has a new price', async () => {
      const [one, two, three] = await admin.list('prices')
      const before = (await auditOf('content.price.changed')).length
      const raised = (row: Json) => ({ id: row.id, seen: row.content.price, price: row.content.price + 1 })
      await change([raised(one), { ...raised(two), price: two.content.price }, raised(three)]).expect(204)
      const events = (await auditOf('content.price.changed')).slice(before)
      expect(events.map(({ subject_id }) => subject_id)).toEqual([one.id, three.id])
      const rows = await admin.list('prices')
      expect(rows.slice(0, 3).map(({ version }) => version)).toEqual([one.version + 1, two.version, three.version + 1])
      expect(rows[2].content).toEqual({ ...three.content, price: three.content.price + 1 })
    })

    it('changes nothing if a price was changed meanwhile or a row was deleted, and names these rows', async () => {
      const [one, two, three] = await admin.list('prices')
      const prices = [
        { id: one.id, seen: one.content.price, price: 321 },
        { id: two.id, seen: two.content.price + 7, price: 322 },
        { id: three.id, seen: three.content.price + 7, price: three.content.price + 7 },
        { id: '00000000-0000-4000-8000-000000000000', seen: 1, price: 2 },
      ]
      const { body } = await change(prices).expect(422)
      expect(body.errors).toMatchObject([
        { field: 'prices.1.price', code: 'price.changedMeanwhile' },
        { field: 'prices.3.price', code: 'price.gone' },
      ])
      expect((await admin.list('prices'))[0]).toEqual(one)
      const wrong = await change([{ ...prices[0], price: 1.234 }]).expect(422)
      expect(wrong.body.errors).toMatchObject([{ field: 'prices.0.price', code: 'price.invalid' }])
      await change([]).expect(422)
    })

    it('works without a script, and keeps what was typed after a conflict', async () => {
      const [one, two] = await admin.list('prices')
      const fields = {
        'prices.0.id': one.id,
        'prices.0.seen': one.content.price,
        'prices.0.price': '450,50',
        'prices.1.id': two.id,
        'prices.1.seen': two.content.price + 7,
        'prices.1.price': '333',
      }
      const { text } = await admin.agent.post(PAGE).type('form').send(fields).expect(422)
      expect(text).toMatch(/name="prices\.0\.price"[^>]*value="450,50"/)
      expect(text).toMatch(/name="prices\.1\.price"[^>]*value="333".*?Netko je u međuvremenu promijenio ovu cijenu/)
      const seen = Object.fromEntries(
        [...text.matchAll(/name="(prices\.[01]\.seen)" value="([^"]+)"/g)].map(([, name, value]) => [name!, value!]),
      )
      expect(seen).toEqual({ 'prices.0.seen': `${one.content.price}`, 'prices.1.seen': `${two.content.price}` })
      const again = admin.agent
        .post(PAGE)
        .type('form')
        .send({ ...fields, ...seen })
      await again.expect(303).expect('Location', '/admin/content/prices?done=prices')
      expect((await admin.list('prices')).slice(0, 2).map(({ content }) => content.price)).toEqual([450.5, 333])
      expect((await admin.agent.get('/admin/content/prices?done=prices')).text).toContain('Cijene su spremljene.')
    })
  })
})
