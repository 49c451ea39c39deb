import { runCommand } from '../support/command.js'
import { siteStorage } from '../support/site-storage.js'

const email = 'ana@example.com'

describe('npm run privacy', () => {
  const storage = siteStorage('migrated')

  const run = (...words: string[]) => runCommand('src/operations/commands/privacy.js', words, storage.variables)
  const answer = (...words: string[]) => {
    const { status, stdout, stderr } = run(...words)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return JSON.parse(stdout) as Record<string, Record<string, unknown>>
  }

  it('prints and erases all personal data of an address, and records both in the audit log', async () => {
    await storage.withDatabase((dataSource) =>
      dataSource.query(
        `INSERT INTO contact_messages (name, email, subject, message, language)
         VALUES ('Ana', $1, 'general', 'Dobar dan', 'hr')`,
        [email],
      ),
    )
    const exported = answer('export', 'ANA@example.com')
    expect(exported.held).toMatchObject({ contact_messages: 1 })
    expect(exported.data!.contact_messages).toMatchObject([{ email, message: 'Dobar dan' }])
    expect(answer('erase', email).erased).toEqual(exported.held)
    const left = await storage.withDatabase((dataSource) => dataSource.query('SELECT 1 FROM contact_messages'))
    expect(left).toEqual([])
    const events = await storage.withDatabase((dataSource) =>
      dataSource.query<{ action: string; details: object }[]>(
        `SELECT action, details FROM audit_events WHERE action LIKE 'privacy.%' ORDER BY id`,
      ),
    )
    expect(events).toMatchObject([
      { action: 'privacy.exported', details: { via: 'command_line' } },
      { action: 'privacy.erased', details: { via: 'command_line' } },
    ])
    expect(runCommand('src/operations/commands/verify-audit-log.js', [], storage.variables).stdout).toContain('intact')
  }, 240_000)

  it.each([[['forget', email]], [['erase', 'nobody']], [['export', email, 'now']]])(
    'prints its usage when it is given %j',
    (words) => {
      expect(run(...words)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^Usage: npm run --silent privacy/),
      })
    },
  )
})
