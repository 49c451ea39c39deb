import { runCommand } from '../support/command.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const email = 'ana@example.com'

describe('npm run privacy', () => {
  const storage = siteStorage('migrated')

  const run = (...words: string[]) => runCommand('src/admin/commands/privacy.js', words, storage.variables)
  const answer = (...words: string[]) => {
    const { status, stdout, stderr } = run(...words)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return JSON.parse(stdout) as Record<string, Record<string, unknown>>
  }

  it('prints all that is held about an address and erases it, and says in the audit log that it was done there', async () => {
    const site = await startServer(storage.variables)
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email, subject: 'general', message: 'Dobar dan' }),
    })
    expect(response.status).toBe(201)
    await site.kill('SIGTERM')

    const exported = answer('export', 'ANA@example.com')
    expect(exported.held).toMatchObject({ contact_messages: 1 })
    expect(exported.data!.contact_messages).toMatchObject([{ email, message: 'Dobar dan' }])
    expect(answer('erase', email).erased).toEqual(exported.held)
    expect(Object.values(answer('export', email).held!).filter(Boolean)).toEqual([])
    const events = await storage.withDatabase((dataSource) =>
      dataSource.query<{ action: string; details: object }[]>(
        `SELECT action, details FROM audit_events WHERE action LIKE 'privacy.%' ORDER BY id`,
      ),
    )
    expect(events).toMatchObject([
      { action: 'privacy.exported', details: { via: 'command_line' } },
      { action: 'privacy.erased', details: { via: 'command_line' } },
      { action: 'privacy.exported', details: { via: 'command_line' } },
    ])
    expect(runCommand('src/admin/commands/verify-audit-log.js', [], storage.variables).stdout).toContain('intact')
  }, 240_000)

  it.each([[[]], [['forget', email]], [['erase']], [['erase', 'nobody']], [['export', email, 'now']]])(
    'says how it is used when told %j',
    (words) => {
      expect(run(...words)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^Usage: npm run --silent privacy/),
      })
    },
  )
})
