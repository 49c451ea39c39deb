import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const pages = ['/fran%C5%A1iza', '/fran%C5%A1iza/bro%C5%A1ura']
const englishPages = ['/franchise?lang=en', '/franchise/brochure?lang=en']

describe('franchise facts', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const page = async (path: string) => (await request(site.http).get(path).expect(200)).text
  const save = async (change: object) => {
    const [facts] = await admin.list('franchise-facts')
    return admin.save('franchise-facts', facts, change)
  }

  it('shows saved facts on the franchise page and in the brochure immediately', async () => {
    for (const path of pages) expect(await page(path)).toMatch(/35\.000\s€ – 60\.000\s€.*Damir Štimac/s)
    const change = {
      investmentFrom: 40_000,
      investmentTo: 70_000,
      floorArea: 52,
      trainingDays: 1,
      monthsToOpening: 5,
      territory: { hr: 'cijela općina', en: 'a whole municipality' },
      contactName: 'Đurđa Žic',
      contactRole: { hr: 'voditeljica', en: 'head' },
      contactPhone: '+385 1 555 0777',
    }
    expect((await save({ ...change, contactEmail: 'zic@example.com' })).status).toBe(200)
    for (const path of pages) {
      const html = await page(path)
      for (const words of [
        /40\.000\s€ – 70\.000\s€/,
        /od 52\sm²/,
        /1\sdan</,
        /5\smjeseci</,
        'cijela općina',
        'voditeljica',
      ])
        expect(html).toMatch(words)
      expect(html).toMatch(/Đurđa Žic.*href="tel:\+38515550777".*href="mailto:zic@example\.com"/s)
      expect(html).not.toContain('Damir Štimac')
    }
    for (const path of englishPages) {
      expect(await page(path)).toMatch(/€40,000–€70,000.*from 52\sm².*1\sday<.*5\smonths<.*a whole municipality/s)
    }
  })

  it('shows a range of equal amounts as one amount', async () => {
    expect((await save({ investmentFrom: 50_000, investmentTo: 50_000 })).status).toBe(200)
    expect(await page('/franchise?lang=en')).toContain('€50,000</dd>')
  })

  it('requires whole numbers with an upper bound not below the lower', async () => {
    const refused = async (change: object, field: string, code: string) => {
      const { status, body } = await save(change)
      expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field, code }] })
    }
    await refused({ investmentFrom: 50_001 }, 'investmentTo', 'investment.order')
    await refused({ floorArea: 45.5 }, 'floorArea', 'wholeNumber.invalid')
    await refused({ trainingDays: '15' }, 'trainingDays', 'wholeNumber.invalid')
    await refused({ contactEmail: 'nobody' }, 'contactEmail', 'email.invalid')
  })

  it('refuses to add or remove the single row', async () => {
    const [facts, ...others] = await admin.list('franchise-facts')
    expect(others).toEqual([])
    await admin.add('franchise-facts', facts!.content).expect(405)
    await admin.remove('franchise-facts', facts).expect(405)
    await expect(site.database.query('INSERT INTO franchise_facts SELECT * FROM franchise_facts')).rejects.toThrow()
  })

  it('hides the facts on request, but keeps the brochure', async () => {
    expect((await save({ hidden: true })).status).toBe(200)
    for (const path of [...pages, ...englishPages]) {
      const html = await page(path)
      expect(html).not.toContain('Đurđa Žic')
      expect(html).not.toContain('zic@example.com')
    }
    expect(await page('/franchise/brochure?lang=en')).toContain('From inquiry to opening')
  })

  it('links to the brochure, and to the blog post if it exists', async () => {
    const html = await page(pages[0]!)
    expect(html).toContain(`href="${pages[1]}"`)
    expect(html).toContain('href="/blog/franchise"')
    const [post] = (await admin.list('posts')).filter(({ slug }) => slug === 'franchise')
    await admin.save('posts', post, { status: 'draft' }).expect(200)
    expect(await page(pages[0]!)).not.toContain('href="/blog/franchise"')
  })
})
