import { parse } from 'csv-parse/sync'
import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { addColleague, type Agent, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const path = '/api/admin/content/google-business-profile'
const page = '/admin/content/google-business-profile'

type Row = Record<string, string>

describe('sheet for Google Business Profile', () => {
  let site: TestApp
  let admin: ContentAdmin
  let editor: Agent
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
    editor = await signIn(site, await addColleague(site, 'editor', 'urednica@bistra.example'))
  })
  afterAll(() => site.close())

  const rowsOf = (csv: string) => parse<Row>(csv, { bom: true, columns: true })
  const makeAddress = async () => {
    const { body } = await editor.post(`${path}/address`).expect(201)
    const { pathname, search } = new URL(body.address as string)
    return pathname + search
  }
  const fetchAt = (address: string) => request(site.http).get(address)

  it('contains each location with its address and hours, without formulas', async () => {
    const [location] = await admin.list('locations')
    const description = { hr: '=cmd()', en: 'x' }
    await admin.save('locations', location, { description, phone: '+385 1 555 0999' }).expect(200)
    const rows = rowsOf((await editor.get(path).expect(200)).text)
    expect(rows.map((row) => row['Store code'])).toEqual((await admin.list('locations')).map(({ slug }) => slug))
    expect(rows[0]).toMatchObject({
      'Business name': 'Biorezonanca',
      Website: `${site.environment.publicUrl}/lokacija/${location!.slug}`,
      'Primary phone': '01 555 0999',
      'Sunday hours': 'x',
      'From the business': "'=cmd()",
    })
    expect(rows[0]!['Special hours']).toMatch(/^\d{4}-\d\d-\d\d: /)
    const [english] = rowsOf((await editor.get(`${path}?lang=en`).expect(200)).text)
    expect(english!.Website).toBe(`${site.environment.publicUrl}/location/${location!.slug}?lang=en`)
  })

  it('is fetched at its secret address by anybody, neither cached nor indexed', async () => {
    const address = await makeAddress()
    const { headers, text } = await fetchAt(address).expect(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(rowsOf(text).length).toBeGreaterThan(3)
    await fetchAt('/api/google-business-profile').expect(422)
    await fetchAt('/api/google-business-profile?token=x').expect(404)
    const [{ hash }] = await site.database.query('SELECT hash FROM profile_sheet_address')
    expect(address).not.toContain(hash)
    await fetchAt(`/api/google-business-profile?token=${hash}`).expect(404)
  })

  it('loses its address when a new one is created, or when it is removed', async () => {
    const former = await makeAddress()
    const address = await makeAddress()
    await fetchAt(former).expect(404)
    await fetchAt(address).expect(200)
    await editor.delete(`${path}/address`).expect(204)
    await editor.delete(`${path}/address`).expect(204)
    await fetchAt(address).expect(404)
    const events = await site.database.query(
      `SELECT action, count(*)::int FROM audit_events WHERE action LIKE 'profile_sheet.%' GROUP BY action ORDER BY action`,
    )
    expect(events).toMatchObject([
      { action: 'profile_sheet.address_created' },
      { action: 'profile_sheet.address_removed', count: 1 },
    ])
  })

  it('has a page that works without JavaScript and shows the address once', async () => {
    const { text } = await editor.post(page).type('form').send({ action: 'renew' }).expect(200)
    const address = /value="https?:\/\/[^/"]+(\/api\/google-business-profile\?token=[\w-]+)"/.exec(text)![1]!
    await fetchAt(address).expect(200)
    expect((await editor.get(page).expect(200)).text).not.toContain('token=')
    const removed = await editor.post(page).type('form').send({ action: 'remove' }).expect(303)
    expect((await editor.get(removed.headers.location!)).text).toContain('Tajna adresa više ne vrijedi.')
    await fetchAt(address).expect(404)
  })
})
