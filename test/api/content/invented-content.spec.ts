import { seed } from '../../../src/platform/database/seed.js'
import { contentKindNames } from '../../../src/shared/content/content-kinds.js'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('sample data', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeEach(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterEach(() => site.close())

  const invented = async (): Promise<Record<string, number>> => {
    const { body } = await admin.agent.get('/api/admin/content').expect(200)
    return Object.fromEntries(body.map((kind: Json) => [kind.kind, kind.invented]))
  }
  /** Visible part of the page, without serialised translations. */
  const overviewPage = async () =>
    (await admin.agent.get('/admin/content').expect(200)).text.replace(/<script.*?<\/script>/gs, '')
  const none = Object.fromEntries(contentKindNames.map((kind) => [kind, 0]))
  const first = {
    ...none,
    location: 4,
    price: 18,
    therapist: 5,
    testimonial: 10,
    bookableService: 10,
    therapistHours: 6,
    room: 8,
    shopItem: 12,
    franchiseFacts: 1,
    company: 4,
    business: 1,
  }

  it('is listed for administrators by kind, each item until it is replaced', async () => {
    expect(await invented()).toEqual(first)
    expect(await overviewPage()).toMatch(/79 stavki još je ogledno/)
    const [one, other] = await admin.list('therapists')
    await admin.save('therapists', one, {}).expect(200)
    expect(await invented()).toEqual(first)
    const { body } = await admin.save('therapists', one, { name: 'Ana Prava' }).expect(200)
    expect(body.invented).toBe(false)
    await admin.remove('therapists', other).expect(204)
    expect(await invented()).toEqual({ ...first, therapist: 3, therapistHours: 5 })
    expect((await admin.agent.get('/admin/content/therapists')).text.match(/>Ogledno</g)).toHaveLength(3)
    const { body: added } = await admin.add('therapists', { ...one!.content, name: 'Eva Prava' }).expect(201)
    expect(added.invented).toBe(false)
  })

  it('is empty after an administrator clears the sample flag', async () => {
    const [testimonial] = await admin.list('testimonials')
    const [business] = await admin.list('business')
    const { body: saved } = await admin.save('business', business, { phone: '+385 1 555 0999' }).expect(200)
    expect(await invented()).toEqual({ ...first, business: 0 })
    await admin.save('business', saved, { sample: false }).expect(200)
    expect(Object.values(await invented()).every((count) => count === 0)).toBe(true)
    expect(await overviewPage()).not.toMatch(/još (je|su) ogled|Oglednih stavki više nema/)
    // Versions stay the same, so that pending edits cause no conflict.
    await admin.save('testimonials', testimonial, { name: 'Ana P.' }).expect(200)
  })

  it('is shown as long as the flag is set, even if all items were replaced', async () => {
    for (const { table_name: table } of await site.database.query(
      `SELECT table_name FROM information_schema.columns WHERE column_name = 'invented'`,
    ))
      await site.database.query(`UPDATE ${table} SET invented = false`)
    expect(await overviewPage()).toContain('Oglednih stavki više nema, ali stranica još pokazuje napomenu.')
  })

  it('is not marked on a site whose flag is already cleared', async () => {
    await site.database.query(`DELETE FROM content_seeds WHERE name IN ('therapists', 'franchise-facts')`)
    await site.database.query('DELETE FROM therapists')
    await site.database.query('DELETE FROM franchise_facts')
    await site.changeContent('UPDATE business_info SET sample = false')
    await seed(site.database)
    expect(await admin.list('therapists')).toEqual([])
    expect((await admin.list('franchise-facts'))[0]!.content).toMatchObject({ hidden: true })
  })
})
