import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDataSource } from '../../src/database/data-source.js'
import { killServers, startServer } from '../support/server-process.js'
import { createTestDatabase, type TestDatabase } from '../support/test-database.js'
import { testEnvironment } from '../support/test-environment.js'

describe('audit:verify', () => {
  let dataDir: string
  let database: TestDatabase | undefined
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-audit-'))
    const serverUrl = process.env.TEST_DATABASE_URL
    database = serverUrl ? await createTestDatabase(serverUrl) : undefined
  })
  afterAll(async () => {
    killServers()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const verify = () =>
    spawnSync(process.execPath, ['dist/src/admin/commands/verify-audit-log.js'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
      encoding: 'utf8',
    })

  it('finds the log of a running site intact, and then the row that was changed', async () => {
    const site = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database?.url })
    for (const email of ['ana@example.com', 'admin@localhost']) {
      const body = JSON.stringify({ email, password: 'wrong' })
      const headers = { 'Content-Type': 'application/json' }
      expect(await fetch(`${site.url}/api/admin/session`, { method: 'POST', headers, body })).toHaveProperty(
        'status',
        401,
      )
    }
    if (!database) expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('in use') })
    await site.kill('SIGTERM')
    expect(verify()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/intact: 3 rows, ending in [0-9a-f]{64}/),
    })

    const dataSource = await createDataSource(testEnvironment({ dataDir, databaseUrl: database?.url }), [])
    await dataSource.initialize()
    await dataSource.query('ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only')
    await dataSource.query(`UPDATE audit_events SET subject_id = NULL WHERE id = 3`)
    await dataSource.destroy()
    expect(verify()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Row 3 of .* was changed. Intact before it: 2/),
    })
  })
})
