import request from 'supertest'
import { GiveCategoriesRowsOfTheirOwn1795000012000 } from '../../../migrations/1795000012000-give-categories-rows-of-their-own.js'
import { MarkWhatIsInvented1795000143000 } from '../../../migrations/1795000143000-mark-what-is-invented.js'
import { TellWhatPackagesSave1795000140000 } from '../../../migrations/1795000140000-tell-what-packages-save.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('migrated schema', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  it('matches the entities', async () => {
    const { upQueries } = await site.database.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })

  it('keeps every price when categories become rows, one per name', async () => {
    const migration = new GiveCategoriesRowsOfTheirOwn1795000012000()
    const priceList = async (): Promise<{ category: string }[]> =>
      (await request(site.http).get('/api/pricelist')).body as { category: string }[]
    const before = await priceList()
    const runner = site.database.createQueryRunner()
    const later = new MarkWhatIsInvented1795000143000()
    await later.down(runner)
    await migration.down(runner)
    // A row of the first category has a position at the end.
    await runner.query(
      `UPDATE price_list_rows SET position = 999 WHERE position = (SELECT min(position) FROM price_list_rows)`,
    )
    await migration.up(runner)
    await later.up(runner)
    const rows = (await runner.query('SELECT name FROM price_categories ORDER BY position')) as {
      name: { hr: string }
    }[]
    await runner.release()
    const names = [...new Set(before.map(({ category }) => category))]
    expect(rows.map(({ name }) => name.hr)).toEqual(names)
    const [strayed, ...others] = before
    const first = others.filter(({ category }) => category === names[0])
    expect(await priceList()).toEqual([...first, strayed, ...others.slice(first.length)])
  })

  it('contains the seed’s package contents, except for a changed package', async () => {
    const migration = new TellWhatPackagesSave1795000140000()
    const priceList = async () => (await request(site.http).get('/api/pricelist?lang=en')).body as { service: string }[]
    const before = await priceList()
    expect(before).toContainEqual(expect.objectContaining({ service: 'Whole Picture package', saving: 70 }))
    const runner = site.database.createQueryRunner()
    await migration.down(runner)
    await runner.query(`UPDATE price_list_rows SET visits = 4 WHERE service ->> 'en' = 'Package of 3 treatments'`)
    await migration.up(runner)
    await runner.release()
    expect(await priceList()).toEqual(
      before.map((row) => (row.service === 'Package of 3 treatments' ? { ...row, visits: 4, saving: null } : row)),
    )
  })
})
