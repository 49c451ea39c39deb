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
})
