import { runCommand } from '../support/command.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

describe('audit:verify', () => {
  const storage = siteStorage()

  const verify = () => runCommand('admin/commands/verify-audit-log.js', [], storage.variables)

  it('finds the log of a running site intact, and then the row that was changed', async () => {
    const site = await startServer(storage.variables)
    for (const email of ['ana@example.com', 'admin@localhost']) {
      const body = JSON.stringify({ email, password: 'wrong' })
      const headers = { 'Content-Type': 'application/json' }
      expect(await fetch(`${site.url}/api/admin/session`, { method: 'POST', headers, body })).toHaveProperty(
        'status',
        401,
      )
    }
    if (!storage.databaseUrl) expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('in use') })
    await site.kill('SIGTERM')
    expect(verify()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/intact: 3 rows, ending in [0-9a-f]{64}/),
    })

    await storage.withDatabase(async (dataSource) => {
      await dataSource.query('ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only')
      await dataSource.query('UPDATE audit_events SET subject_id = NULL WHERE id = 3')
    })
    expect(verify()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Row 3 of .* was changed. Intact before it: 2/),
    })
  }, 120_000)
})
