import request from 'supertest'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, signIn, startTestAdmin } from '../../support/staff.js'
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

  it('accepts one of two items added concurrently', async () => {
    const [{ content }] = await admin.list('posts')
    const post = { ...content, slug: 'added-concurrently' }
    const answers = await Promise.all([1, 2, 3].map(() => admin.add('posts', post)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
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
})
