import { startTestApp, type TestApp } from '../support/test-app.js'

describe('the migrated schema', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  it('is what the entities describe', async () => {
    const { upQueries } = await site.database.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })
})
