import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('therapist', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const get = (path: string) => request(site.http).get(path).expect(200)
  const page = async (path: string) => (await get(path)).text
  const named = async (name: string) => (await admin.list('therapists')).find(({ content }) => content.name === name)!
  const practitionerAt = async (slug: string, language: string) =>
    (await get(`/api/locations?lang=${language}`)).body.find((location: Json) => location.slug === slug).practitioner

  it('is listed in manual order, in both languages', async () => {
    const { body } = await get('/api/therapists?lang=en')
    expect(body.map(({ name }: Json) => name)).toEqual(
      (await admin.list('therapists')).map(({ content }) => content.name),
    )
    expect(body.at(-1)).toEqual({
      id: (await named('Mirjana Vuk')).id,
      name: 'Mirjana Vuk',
      role: 'therapist',
      training: expect.stringContaining('therapist training'),
      languages: 'Croatian, Slovene',
      locations: ['zagreb', 'zagreb-istok'],
      portrait: 'glasses',
      photo: null,
    })
    expect((await get('/api/therapists')).body.at(-1)).toMatchObject({ role: 'terapeutkinja' })
  })

  it('appears at their locations and below their posts immediately after saving', async () => {
    const before = await page('/lokacija/zagreb')
    expect(before).toMatch(/portraits\/bun\.svg.*Petra Hrastić.*obuka za mentore.*Mirjana Vuk/s)
    expect(before).not.toContain('Lucija Radonić</h3>')
    const petra = await named('Petra Hrastić')
    const change = {
      name: 'Petra Hrastić-Đurić',
      training: { hr: 'Obuka u Zadru.', en: 'Trained in Zadar.' },
      portrait: 'curls',
      locations: [{ location: 'zagreb' }, { location: 'dubrovnik' }],
    }
    const { body: saved } = await admin.save('therapists', petra, change).expect(200)
    for (const slug of ['zagreb', 'dubrovnik']) {
      expect(await page(`/lokacija/${slug}`)).toMatch(/portraits\/curls\.svg.*Petra Hrastić-Đurić.*Obuka u Zadru/s)
      expect(await page(`/location/${slug}?lang=en`)).toContain('Trained in Zadar.')
    }
    expect(await page('/kontakt')).toContain('Petra Hrastić-Đurić, terapeutkinja')
    expect(await practitionerAt('dubrovnik', 'en')).toBe('Lucija Radonić, therapist; Petra Hrastić-Đurić, therapist')

    const [post] = (await admin.list('posts')).filter(({ slug }) => slug === 'detox')
    expect(await page('/blog/detox')).not.toContain('Obuka u Zadru')
    await admin.save('posts', post, { author: 'Petra Hrastić-Đurić' }).expect(200)
    expect(await page('/blog/detox')).toMatch(/href="\/lokacija\/zagreb">Petra Hrastić-Đurić<.*Obuka u Zadru/s)

    await admin.remove('therapists', saved).expect(204)
    expect(await page('/lokacija/dubrovnik')).not.toContain('Hrastić')
    expect(await page('/blog/detox')).not.toContain('Obuka u Zadru')
  })

  it('is replaced by the practitioner of a location that has none', async () => {
    await admin.remove('therapists', await named('Marko Cvetnić')).expect(204)
    const [location] = (await admin.list('locations')).filter(({ slug }) => slug === 'velika-gorica')
    const practitioner = { name: 'Jasna Pirš', role: { hr: 'voditeljica', en: 'head' } }
    await admin.save('locations', location, { practitioner }).expect(200)
    expect(await practitionerAt('velika-gorica', 'en')).toBe('Jasna Pirš, head')
    expect(await page('/lokacija/velika-gorica')).not.toContain('>Tko će vas primiti<')
  })

  it('requires distinct existing locations, which then cannot be removed', async () => {
    const tomislav = await named('Tomislav Jurešić')
    const refused = async (locations: unknown[], field: string) => {
      const { body } = await admin.save('therapists', tomislav, { locations }).expect(422)
      expect(body.errors).toMatchObject([{ field, code: 'location.invalid' }])
    }
    await refused([{ location: 'atlantida' }], 'locations.0.location')
    await refused([{ location: 'zagreb' }, { location: 'zagreb' }], 'locations.1.location')
    const [location] = (await admin.list('locations')).filter(({ slug }) => slug === 'zagreb-istok')
    for (const company of await admin.list('companies')) {
      if (company.content.location === 'zagreb-istok') await admin.remove('companies', company).expect(204)
    }
    const { body } = await admin.remove('locations', location).set('Cookie', 'language=en').expect(409)
    expect(body.detail).toMatch(/therapist/)
    await admin.save('therapists', tomislav, { locations: [] }).expect(200)
    await admin.remove('therapists', await named('Mirjana Vuk')).expect(204)
    expect((await admin.remove('locations', location).expect(409)).body.code).toBe('content.offer_in_use')
    for (const kind of ['rooms', 'therapist-hours'])
      for (const item of await admin.list(kind))
        if (item.content.location === 'zagreb-istok') await admin.remove(kind, item).expect(204)
    await admin.remove('locations', location).expect(204)
  })

  it('is recorded with the names of changed fields', async () => {
    const lucija = await named('Lucija Radonić')
    await admin.save('therapists', lucija, { portrait: 'beard' }).expect(200)
    const [event] = await site.database.query(
      `SELECT details FROM audit_events WHERE action = 'content.therapist.changed' AND subject_id = $1`,
      [lucija.id],
    )
    expect(event.details).toMatchObject({
      name: 'Lucija Radonić',
      changes: [{ field: 'portrait', from: 'long-hair', to: 'beard' }],
    })
  })
})
