import request from 'supertest'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const kinds = [
  'locations',
  'holidays',
  'price-categories',
  'prices',
  'therapists',
  'testimonials',
  'posts',
  'shop-categories',
  'shop-items',
  'franchise-facts',
  'companies',
  'business',
  'contact-subjects',
  'rooms',
  'bookable-services',
  'therapist-hours',
]

describe('content editing', () => {
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

  it('is restricted to administrators', async () => {
    const member = await signIn(site, await addColleague(site, 'staff', 'member@example.com'))
    for (const kind of kinds) {
      const [item] = await admin.list(kind)
      await member.get(`/api/admin/content/${kind}`).expect(403)
      await member.put(`/api/admin/content/${kind}/${item.id}`).set('If-Match', '"1"').send(item.content).expect(403)
      await member
        .delete(`/api/admin/content/${kind}/${item.id}`)
        .set('If-Match', '"1"')
        .expect(/40[345]/)
    }
    await member.get('/api/admin/content').expect(403)
  })

  it.each(kinds)('accepts %s exactly as returned, without a change', async (kind) => {
    for (const item of await admin.list(kind)) {
      const { body } = await admin.save(kind, item, {}).expect(200)
      expect(body).toEqual(item)
    }
    expect(await auditOf(`content.${kind}.changed`)).toEqual([])
  })

  describe('validation of content fields', () => {
    const interval = { opens: '08:00', closes: '12:00' }
    const week = (day: unknown) => Array.from({ length: 7 }, () => day)
    const days = [
      '2026-W01-1',
      '2026-01T10',
      '2026-1-1',
      '20260101',
      '2026-001',
      '0000-01-01',
      '2026-02-30',
      '2026-13-01',
      '26-01-01',
      '+002026-01-01',
      '2026-01-01 ',
      ' 2026-01-01',
      '2026-01-01T',
      '٢٠٢٦-01-01',
      '',
      1,
      null,
      [],
      {},
      ['2026-01-01'],
      true,
    ]
    const moments = [
      '2030-W01-1T10:00Z',
      '2030-001T10:00Z',
      '2030-01T10:00Z',
      '2030-02-30T10:00Z',
      '2030-01-01T24:00Z',
      '2030-01-01T23:59:60Z',
      '2030-01-01T10Z',
      '2030-01-01T10:00',
      '2030-01-01 10:00Z',
      '2030-01-01T10:00+99:99',
      '2030-01-01T10:00,5Z',
      '9999999-01-01T00:00Z',
      '0000-01-01T10:00Z',
      '20300101T1000Z',
      '',
      1,
      [],
      {},
      ['2030-01-01T10:00Z'],
      true,
    ]
    const nested = [
      [[]],
      [[[]]],
      [null],
      [1],
      ['x'],
      [[interval]],
      [{}],
      {},
      'x',
      1,
      null,
      [[], {}],
      [[{ date: '2030-01-01' }]],
    ]
    const cases: [kind: string, field: string, values: unknown[]][] = [
      ['holidays', 'date', days],
      ['holidays', 'hours', nested],
      ['posts', 'publishedAt', moments],
      [
        'locations',
        'specialDays',
        [
          ...nested,
          ...days.map((date) => [{ date, hours: [] }]),
          ...nested.map((hours) => [{ date: '2030-01-01', hours }]),
        ],
      ],
      ['locations', 'hours', [...nested, ...nested.map(week), week([[interval]]), week([interval, []])]],
      ['business', 'hours', [...nested, ...nested.map(week)]],
      ['business', 'social', nested],
      ['companies', 'directors', nested],
      ['locations', 'practitioner', nested],
      ['locations', 'name', nested],
    ]

    it.each(cases)('rejects odd values in %s for %s', async (kind, field, values) => {
      const [item] = await admin.list(kind)
      const status = kind === 'posts' && { status: 'scheduled' }
      for (const value of values) {
        const answer = await admin.save(kind, item, { ...status, [field]: value })
        expect({ value, status: answer.status }).toEqual({ value, status: 422 })
        expect({ value, errors: answer.body.errors }).toMatchObject({
          value,
          errors: expect.arrayContaining([
            expect.objectContaining({ field: expect.stringMatching(new RegExp(`^${field}\\b`)) }),
          ]),
        })
      }
    })
  })

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

  it('requires the version that the change is based on', async () => {
    const [item] = await admin.list('testimonials')
    const at = `/api/admin/content/testimonials/${item.id}`
    await admin.agent.get(at).expect('ETag', '"1"')
    const missing = await admin.agent.put(at).send(item.content).expect(428)
    expect(missing.body.code).toBe('content.version_required')
    await admin.save('testimonials', item, { name: 'Ana N.' }).expect(200)
    const late = await admin.save('testimonials', item, { name: 'Ana O.' }).expect(412)
    expect(late.body).toMatchObject({ code: 'content.changed_meanwhile', title: expect.stringMatching(/međuvremenu/) })
    await admin.remove('testimonials', item).expect(412)
    expect((await admin.list('testimonials'))[0].content.name).toBe('Ana N.')
  })

  it('records user, fields, old and new values of each change', async () => {
    const [item] = await admin.list('business')
    await admin.save('business', item, { phone: '+385 1 555 0999', city: 'Split' }).expect(200)
    expect(await auditOf('content.business.changed')).toMatchObject([
      {
        actor_email: owner.email,
        subject_kind: 'business',
        subject_id: item.id,
        details: {
          name: item.content.name,
          version: 2,
          changes: [
            { field: 'city', from: 'Zagreb', to: 'Split' },
            { field: 'phone', from: item.content.phone, to: '+385 1 555 0999' },
          ],
        },
      },
    ])
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

  it('flags an outdated translation until it is changed or confirmed', async () => {
    const [item] = await admin.list('shop-items')
    const first = await admin.save('shop-items', item, { name: { ...item.content.name, hr: 'Novi bon' } }).expect(200)
    expect(first.body.outdatedLanguage).toBe('en')
    const overview = await admin.agent.get('/api/admin/content').expect(200)
    expect(overview.body).toContainEqual(
      expect.objectContaining({ kind: 'shopItem', path: 'shop-items', count: 12, outdated: 1 }),
    )

    const confirmation = `/api/admin/content/shop-items/${item.id}/translation-confirmation`
    await admin.agent.post(confirmation).set('If-Match', '"1"').expect(412)
    const confirmed = await admin.agent.post(confirmation).set('If-Match', '"2"').expect(200)
    expect(confirmed.body).toMatchObject({ outdatedLanguage: null, version: 3 })
    expect(await auditOf('content.shopItem.translation_confirmed')).toHaveLength(1)
  })

  it('adds, reorders and removes items', async () => {
    const before = await admin.list('testimonials')
    const content = {
      name: 'Nova N.',
      feminine: true,
      town: 'Split',
      text: { hr: 'Lijepo.', en: 'Nice.' },
      hidden: false,
    }
    const { body: added } = await admin.add('testimonials', content).expect(201)
    const ids = [added.id, ...before.map(({ id }) => id)]
    await admin.agent.put('/api/admin/content/testimonials').send({ ids }).expect(204)
    const arranged = await admin.list('testimonials')
    expect(arranged.map(({ id, version }) => [id, version])).toEqual([
      [added.id, 1],
      ...before.map(({ id, version }) => [id, version]),
    ])
    const { body: shown } = await request(site.http).get('/api/testimonials')
    const { hidden: _hidden, ...told } = content
    expect(shown[0]).toEqual({ ...told, role: 'Client', town: 'Split', servicePage: null, text: 'Lijepo.' })

    const stale = await admin.agent
      .put('/api/admin/content/testimonials')
      .send({ ids: ids.slice(1) })
      .expect(409)
    expect(stale.body.code).toBe('content.list_changed')
    await admin.remove('testimonials', added).expect(204)
    await admin.agent.get(`/api/admin/content/testimonials/${added.id}`).expect(404)
  })

  it('records the content of a removed item and a new order by names', async () => {
    const before = await admin.list('therapists')
    const { body: added } = await admin
      .add('therapists', { ...before[0].content, name: 'Nova Terapeutkinja' })
      .expect(201)
    const ids = [added.id, ...before.map(({ id }) => id)]
    await admin.agent.put('/api/admin/content/therapists').send({ ids }).expect(204)
    await admin.remove('therapists', added).expect(204)
    const [{ details: order }] = await auditOf('content.therapist.arranged')
    expect(order.changes[0].field).toBe('order')
    expect(order.changes[0].to).toMatch(new RegExp(`^Nova Terapeutkinja, ${before[0].content.name}`))
    expect(await auditOf('content.therapist.removed')).toMatchObject([
      { subject_id: added.id, details: { name: 'Nova Terapeutkinja', content: { name: 'Nova Terapeutkinja' } } },
    ])
  })

  it('keeps the words and the name of a client out of the audit log, which cannot be erased', async () => {
    const content = { name: 'Dunja Klijentica', feminine: true, town: '', hidden: false }
    const before = { ...content, text: { hr: 'Prve riječi.', en: 'First words.' } }
    const { body: added } = await admin.add('testimonials', before).expect(201)
    const after = { ...content, text: { hr: 'Druge riječi.', en: 'Second words.' } }
    const { body: changed } = await admin.save('testimonials', added, after).expect(200)
    const all = (await admin.list('testimonials')).map(({ id }) => id)
    await admin.agent.put('/api/admin/content/testimonials').send({ ids: all.reverse() }).expect(204)
    await admin.remove('testimonials', changed).expect(204)
    const events: Json[] = await site.database.query(
      `SELECT * FROM audit_events WHERE action LIKE 'content.testimonial.%' ORDER BY id`,
    )
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['added', 'changed', 'arranged', 'removed'].map((done) => `content.testimonial.${done}`)),
    )
    expect(JSON.stringify(events)).not.toMatch(/Dunja|riječi|words/)
    expect(
      events.find(({ action, subject_id }) => action.endsWith('.changed') && subject_id === added.id)!.details.fields,
    ).toEqual(['text.hr', 'text.en'])
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

  it('shows a holiday with special hours on the cards of all locations', async () => {
    const date = daysAfter(new Date().toISOString().slice(0, 10), 40)
    const hours = [{ opens: '07:00', closes: '10:00' }]
    await admin.add('holidays', { date, name: { hr: 'Silvestrovo', en: 'New Year’s Eve' }, hours }).expect(201)
    const line = new RegExp(`dateTime="${date}">[^<]+</time>: Silvestrovo</span><span>7–10\\sh`, 'g')
    expect((await page('/kontakt')).match(line)).toHaveLength(4)
  })

  it('shows a closure of several weeks as one line, at the chosen locations only', async () => {
    const [date, lastDay] = [50, 63].map((days) => daysAfter(new Date().toISOString().slice(0, 10), days))
    const closure = {
      date,
      lastDay,
      hours: [],
      name: { hr: 'Godišnji odmor', en: 'Staff holiday' },
      locations: [{ location: 'zagreb' }],
    }
    const { body: item } = await admin.add('holidays', closure).expect(201)
    expect(item.content).toEqual(closure)
    const line = new RegExp(
      `dateTime="${date}">[^<]+</time> – ?<time dateTime="${lastDay}">[^<]+</time>: Godišnji odmor</span><span>zatvoreno`,
      'g',
    )
    expect((await page('/kontakt')).replaceAll('<!-- -->', '').match(line)).toHaveLength(1)
    const { body } = await request(site.http).get('/api/locations').expect(200)
    const shown = (body as Json[]).filter(({ holidays }) => holidays.some((one: Json) => one.lastDay === lastDay))
    expect(shown.map(({ slug }) => slug)).toEqual(['zagreb'])
    expect(shown[0].holidays).toContainEqual({ ...closure, name: 'Godišnji odmor', locations: ['zagreb'] })
    const [zagreb] = (await admin.list('locations')).filter(({ slug }) => slug === 'zagreb')
    await admin.remove('locations', zagreb).expect(409)
    await admin.remove('holidays', item).expect(204)
  })

  it('hides a testimonial without deleting it', async () => {
    const item = (await admin.list('testimonials'))[2]
    await admin.save('testimonials', item, { hidden: true }).expect(200)
    expect(await page('/')).not.toContain(item.content.text.hr.slice(0, 40))
    expect((await admin.list('testimonials'))[2].content.text).toEqual(item.content.text)
  })

  it('refuses to add or remove the company contact', async () => {
    const [item] = await admin.list('business')
    await admin.add('business', item.content).expect(405)
    await admin.remove('business', item).expect(405)
  })

  it('shows messenger numbers of a location, and accepts content without these fields', async () => {
    const [, item] = await admin.list('locations')
    const numbers = async () => {
      const { body } = await request(site.http).get('/api/locations').expect(200)
      const { whatsapp, viber } = (body as Json[]).find(({ slug }) => slug === item.slug)
      return { whatsapp, viber }
    }
    expect(await numbers()).toEqual({ whatsapp: null, viber: null })
    expect(await page(`/lokacija/${item.slug}`)).not.toMatch(/wa\.me|viber:/)
    const { body: saved } = await admin
      .save('locations', item, { whatsapp: ' +385 (0)91 555-0101 ', viber: '+385915550102' })
      .expect(200)
    expect(await numbers()).toEqual({ whatsapp: '+385 (0)91 555-0101', viber: '+385915550102' })
    const html = await page(`/lokacija/${item.slug}`)
    // Once in the contact details, once in the contact bar.
    expect(html.match(/href="https:\/\/wa\.me\/385915550101" target="_blank" rel="noopener"/g)).toHaveLength(2)
    expect(html.match(/href="viber:\/\/chat\?number=%2B385915550102"/g)).toHaveLength(2)
    const { whatsapp: _whatsapp, viber: _viber, ...others } = saved.content
    await admin.save('locations', { ...saved, content: others }, {}).expect(200)
    expect(await numbers()).toEqual({ whatsapp: null, viber: null })
  })

  it('gives no location the slug of a removed one to which leads, keys or settings still refer', async () => {
    const { content } = (await admin.list('locations'))[0]
    const name = { hr: 'Selce', en: 'Selce' }
    const add = async () => (await admin.add('locations', { ...content, name }).expect(201)).body
    const old = await add()
    expect(old.slug).toBe('selce')
    const references = [
      `INSERT INTO contact_messages (name, email, message, subject, language, location)
       VALUES ('Ana', 'ana@example.com', 'x', 'general', 'hr', 'selce')`,
      'DELETE FROM contact_messages',
      'DELETE FROM removals',
      `INSERT INTO api_keys (name, public_id, hash, scopes, created_by_id, locations, revoked_at)
       SELECT 'CRM', 'x', 'x', '{leads:read}', id, '{zagreb,selce}', now() FROM users LIMIT 1`,
      `DELETE FROM api_keys; UPDATE settings SET set_values = set_values || '{"messageLocation": "selce"}'`,
      `UPDATE settings SET set_values = set_values - 'messageLocation'`,
    ]
    await admin.remove('locations', old).expect(204)
    const slugs: string[] = []
    for (const reference of references) {
      await site.database.query(reference)
      const added = await add()
      slugs.push(added.slug as string)
      await admin.remove('locations', added).expect(204)
    }
    expect(slugs).toEqual(['selce-2', 'selce-2', 'selce', 'selce-2', 'selce-2', 'selce'])
  })

  it('refuses to remove a location that the imprint references', async () => {
    const [location] = await admin.list('locations')
    const { body } = await admin.remove('locations', location).expect(409)
    expect(body.code).toBe('content.in_use')
    const added = await admin
      .add('locations', { ...location.content, name: { hr: 'Đakovo', en: 'Đakovo' } })
      .expect(201)
    expect(added.body.slug).toBe('dakovo')
    expect(await page('/lokacija/dakovo')).toContain('Đakovo')
    await admin.remove('locations', added.body).expect(204)
  })

  it.each([
    ['prices', { price: '80' }, 'price', 'price.invalid'],
    ['prices', { price: '1e3' }, 'price', 'price.invalid'],
    ['prices', { category: 'Testiranje' }, 'category', 'category.invalid'],
    ['prices', { category: '00000000-0000-4000-8000-000000000000' }, 'category', 'category.invalid'],
    ['price-categories', { name: { hr: 'Paketi', en: 'Packs' } }, 'name.hr', 'category.taken'],
    ['shop-categories', { name: { hr: 'Boni', en: 'Packages' } }, 'name.en', 'category.taken'],
    ['prices', { price: -1 }, 'price', 'price.invalid'],
    ['prices', { price: 1.005 }, 'price', 'price.invalid'],
    ['prices', { durationMinutes: 0 }, 'durationMinutes', 'minutes.invalid'],
    ['prices', { visits: 0 }, 'visits', 'visits.invalid'],
    ['companies', { iban: 'HR00 0000 0000 0000 0000 0' }, 'iban', 'iban.invalid'],
    ['prices', { service: { hr: 'Test', en: ' ' } }, 'service.en', 'required'],
    ['prices', { service: 'Test' }, 'service', 'invalid'],
    ['prices', { note: { hr: 'Samo ovo', en: '' } }, 'note.en', 'required'],
    ['prices', { colour: 'red' }, 'colour', 'unknownField'],
    ['locations', { latitude: 91 }, 'latitude', 'degrees.invalid'],
    ['locations', { practitioner: { name: '', role: { hr: 'a', en: 'b' } } }, 'practitioner.name', 'required'],
    [
      'locations',
      { hours: [[{ opens: '8', closes: '16:00' }], [], [], [], [], [], []] },
      'hours.0.0.opens',
      'time.invalid',
    ],
    [
      'locations',
      { hours: [[], [{ opens: '16:00', closes: '08:00' }], [], [], [], [], []] },
      'hours.1.0.closes',
      'time.order',
    ],
    ['locations', { hours: [] }, 'hours', 'invalid'],
    ['locations', { whatsapp: '091 555 0101' }, 'whatsapp', 'phone.international'],
    ['locations', { whatsapp: '+0 91 555 0101' }, 'whatsapp', 'phone.international'],
    ['locations', { viber: '+385 91 555 0101 000 000' }, 'viber', 'phone.international'],
    ['locations', { viber: 'javascript:alert(1)' }, 'viber', 'phone.international'],
    ['locations', { viber: null }, 'viber', 'invalid'],
    ['locations', { reviewUrl: 'http://example.com/review' }, 'reviewUrl', 'url.invalid'],
    ['locations', { specialDays: [{ date: '2026-02-30', hours: [] }] }, 'specialDays.0.date', 'date.invalid'],
    [
      'locations',
      {
        specialDays: [
          { date: '2999-12-24', hours: [] },
          { date: '2999-12-24', hours: [] },
        ],
      },
      'specialDays.1.date',
      'date.taken',
    ],
    ['holidays', { date: '2026-01-06', lastDay: '2026-01-05' }, 'lastDay', 'date.order'],
    ['holidays', { date: '2026-01-06', lastDay: '2027-01-07' }, 'lastDay', 'date.tooLong'],
    ['holidays', { lastDay: '2026-02-30' }, 'lastDay', 'date.invalid'],
    ['holidays', { locations: [{ location: 'zadar' }] }, 'locations.0.location', 'location.invalid'],
    [
      'holidays',
      { locations: [{ location: 'zagreb' }, { location: 'zagreb' }] },
      'locations.1.location',
      'location.invalid',
    ],
    ['companies', { oib: '12345678901' }, 'oib', 'oib.invalid'],
    ['companies', { directors: [{ name: ' ' }] }, 'directors.0.name', 'required'],
    ['companies', { location: 'split' }, 'location', 'invalid'],
    [
      'business',
      { social: { facebook: 'javascript:alert(1)', instagram: 'x', linkedin: 'x' } },
      'social.facebook',
      'url.invalid',
    ],
    ['shop-items', { subject: 'cure' }, 'subject', 'subject.invalid'],
    ['testimonials', { hidden: 'no' }, 'hidden', 'invalid'],
  ])('rejects in %s the value %j', async (kind, change, field, code) => {
    const [item] = await admin.list(kind)
    const { body } = await admin.save(kind, item, change).set('Cookie', 'language=en').expect(422)
    expect(body.errors[0]).toMatchObject({ field, code, message: expect.stringMatching(/^[A-Z].+\w/) })
  })

  it('accepts one of two items added concurrently', async () => {
    const [{ content }] = await admin.list('posts')
    const post = { ...content, slug: 'added-concurrently' }
    const answers = await Promise.all([1, 2, 3].map(() => admin.add('posts', post)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })

  describe('restoring an earlier value', () => {
    const edited = async () => {
      const [price] = await admin.list('prices')
      const { body: dearer } = await admin.save('prices', price, { price: 4711, visits: 3 }).expect(200)
      const restored = { earlierVersion: price.version, fields: ['price'] }
      return { price, dearer, restored, path: `/api/admin/content/prices/${price.id}/restoration` }
    }

    it('changes the chosen fields alone, as saving does', async () => {
      const { price, dearer, restored, path } = await edited()
      await admin.agent.post(path).send(restored).expect(428)
      await admin.agent.post(path).set('If-Match', `"${price.version}"`).send(restored).expect(412)
      const { body } = await admin.agent.post(path).set('If-Match', `"${dearer.version}"`).send(restored).expect(200)
      expect(body.content).toEqual({ ...price.content, visits: 3 })
      expect(body.version).toBe(dearer.version + 1)
      expect((await auditOf('content.price.changed')).at(-1)!.details).toMatchObject({
        version: body.version,
        changes: [{ field: 'price', from: 4711, to: price.content.price }],
      })
    })

    it('is offered in the history, as a form that works without a script', async () => {
      const { price, dearer } = await edited()
      const editor = `/admin/content/prices/${price.id}`
      const html = (await admin.agent.get(editor).expect(200)).text
      expect(html).toMatch(/<input type="hidden" name="field" value="price"\/>.*?Vrati na ovo/)
      const fields = { action: 'restore', version: dearer.version, earlierVersion: price.version, field: 'price' }
      await admin.agent.post(editor).type('form').send(fields).expect(303).expect('Location', `${editor}?done=restored`)
      expect((await admin.agent.get(`${editor}?done=restored`)).text).toContain('Vraćeno i spremljeno.')
      const refused = await admin.agent.post(editor).type('form').send(fields).expect(412)
      expect(refused.text).toContain('Sadržaj je u međuvremenu promijenjen')
    })

    it('is rejected for unknown versions and fields, and for values that are no longer valid', async () => {
      const { dearer, path } = await edited()
      const restore = (body: object) => admin.agent.post(path).set('If-Match', `"${dearer.version}"`).send(body)
      await restore({ earlierVersion: dearer.version, fields: ['price'] }).expect(404)
      await restore({ earlierVersion: dearer.version - 1, fields: ['__proto__'] }).expect(422)
      const where = 'WHERE item_id = $1'
      await site.database.query(`UPDATE content_versions SET content = '{"price": -1}' ${where}`, [dearer.id])
      const { body } = await restore({ earlierVersion: dearer.version - 1, fields: ['price'] }).expect(422)
      expect(body.errors).toMatchObject([{ field: 'price', code: 'price.invalid' }])
    })

    it('is impossible for texts of clients, and after the row was deleted', async () => {
      const [testimonial] = await admin.list('testimonials')
      await admin.save('testimonials', testimonial, { name: 'Iva K.' }).expect(200)
      await admin.agent.post(`/api/admin/content/testimonials/${testimonial.id}/restoration`).send({}).expect(404)
      const { body: added } = await admin.add('price-categories', { name: { hr: 'Prva', en: 'First' } }).expect(201)
      const { body: saved } = await admin
        .save('price-categories', added, { name: { hr: 'Druga', en: 'Second' } })
        .expect(200)
      const versions = () =>
        site.database.query('SELECT 1 FROM content_versions WHERE item_id = ANY ($1)', [[added.id, testimonial.id]])
      expect(await versions()).toHaveLength(1)
      await admin.remove('price-categories', saved).expect(204)
      expect(await versions()).toHaveLength(0)
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

  it('answers 404 for malformed and unknown ids', async () => {
    for (const id of ['1', '00000000-0000-4000-8000-000000000000']) {
      await admin.agent.get(`/api/admin/content/prices/${id}`).expect(404)
    }
  })

  it('marks sample data everywhere, by name, until an administrator clears the sample flag', async () => {
    const note = /role="note">Ogledni podaci, [^:]+: \p{Ll}[^:<]+\.</u
    const marked = [
      '/',
      '/blog',
      '/zatra%C5%BEi-termin',
      '/kontakt',
      '/lokacija/zagreb',
      '/cjenik',
      '/trgovina',
      '/blog/detox',
      '/franchise',
      '/franchise/brochure',
      '/impresum',
      '/privacy-policy',
    ]
    for (const address of marked) expect(await page(address)).toMatch(note)
    const [item] = await admin.list('business')
    await admin.save('business', item, { sample: false, company: 'Prava d.o.o.' }).expect(200)
    for (const address of marked) expect(await page(address)).not.toMatch(note)
    expect(await page('/privacy-policy')).toContain('Voditelj obrade je Prava d.o.o., Ozaljska ulica 60, ')
  })

  it('uses the feminine Croatian noun for a female client', async () => {
    const [item] = await admin.list('testimonials')
    const women = async (path: string) => (await page(path)).match(/<span>Klijentica</g)?.length ?? 0
    const before = await women('/')
    await admin.save('testimonials', item, { feminine: !item!.content.feminine }).expect(200)
    expect(await women('/')).toBe(before + (item!.content.feminine ? -1 : 1))
    expect(await women('/?lang=en')).toBe(0)
  })

  describe('claims about health in a text', () => {
    const claiming = { hr: 'Postupak liječi alergije, bez nuspojava.', en: 'Gentle and quiet' }

    it('are refused with the phrase and the reason until somebody confirms them, which is recorded', async () => {
      const [item] = await admin.list('testimonials')
      const { body } = await admin.save('testimonials', item, { text: claiming }).expect(422)
      expect(body.errors).toEqual([
        {
          field: 'text.hr',
          code: 'claims.treatment',
          message: '„liječi” obećava liječenje, a liječi samo liječnik',
          args: { phrase: 'liječi' },
        },
      ])
      const { body: saved } = await admin
        .save('testimonials', item, { text: claiming })
        .query({ claims: 'confirmed' })
        .expect(200)
      const [event, ...others] = await auditOf('claims.confirmed')
      expect(others).toEqual([])
      expect(event).toMatchObject({
        subject_kind: 'testimonial',
        subject_id: item!.id,
        details: { fields: ['text.hr', 'text.hr'], reasons: ['treatment', 'safety'] },
      })
      // What stood there before is not asked about again.
      await admin.save('testimonials', saved, { town: 'Split' }).expect(200)
      expect(await auditOf('claims.confirmed')).toHaveLength(1)
    })

    it('are refused in new content together with its other faults', async () => {
      const [item] = await admin.list('posts')
      const post = { ...item!.content, slug: 'liječi', title: { hr: 'Liječimo sve', en: 'Calm' } }
      const { body } = await admin.add('posts', { ...post, slug: item!.content.slug }).expect(422)
      expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['slug', 'title.hr'])
    })

    it('are confirmed by one word only', async () => {
      const [item] = await admin.list('testimonials')
      await admin.save('testimonials', item, { text: claiming }).query({ claims: 'yes' }).expect(422)
    })
  })
})
