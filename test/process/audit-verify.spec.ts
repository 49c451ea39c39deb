import { runCommand } from '../support/command.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

describe('audit:verify', () => {
  const storage = siteStorage('migrated')

  const verify = (...words: string[]) =>
    runCommand('src/operations/commands/verify-audit-log.js', words, storage.variables)
  /** Adds a row to the log. */
  const reset = () =>
    expect(
      runCommand('src/operations/commands/administer.js', ['reset', 'admin@localhost'], storage.variables),
    ).toMatchObject({ status: 0 })
  const tamper = (...statements: string[]) =>
    storage.withDatabase(async (dataSource) => {
      await dataSource.query('ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only')
      for (const statement of statements) await dataSource.query(statement)
    })

  it('reports the log of a running site as intact, then as truncated, modified, and rolled back', async () => {
    const site = await startServer(storage.variables)
    reset()
    reset()
    expect(verify()).toMatchObject({ status: 0 })
    await site.kill('SIGTERM')
    const { status, stdout } = verify()
    expect(status).toBe(0)
    const [, head] = /intact: 3 rows, ending in ([0-9a-f]{64})/.exec(stdout)!
    expect(site.output()).toContain(`The audit log has 3 rows, ending in ${head}`)
    expect(verify('--head', 'f'.repeat(64))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No row has the hash'),
    })
    expect(verify('--head', 'three')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage/) })

    await tamper('CREATE TABLE kept AS SELECT * FROM audit_events', 'DELETE FROM audit_events WHERE id = 3')
    expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('Rows are missing at the end: 3') })
    await tamper('INSERT INTO audit_events OVERRIDING SYSTEM VALUE SELECT * FROM kept WHERE id = 3')
    expect(verify('--head', head!)).toMatchObject({ status: 0, stdout: expect.stringContaining(head!) })
    await tamper('UPDATE audit_events SET subject_id = NULL WHERE id = 3')
    expect(verify()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Row 3 of .* was changed. Intact before it: 2/),
    })
  }, 180_000)

  it('accepts a log as it is on request, and records that in the log', async () => {
    await tamper('DELETE FROM audit_events WHERE id > 1')
    expect(verify()).toMatchObject({ status: 1 })
    expect(verify('--accept')).toMatchObject({ status: 0, stdout: expect.stringContaining('intact: 2 rows') })
    expect(verify()).toMatchObject({ status: 0 })
  }, 60_000)
})
