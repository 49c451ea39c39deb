import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { runCommand } from '../support/command.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const email = 'vlasnica@example.com'

describe('npm run admin', () => {
  const storage = siteStorage('migrated')

  const run = (...words: string[]) => runCommand('src/admin/commands/administer.js', words, storage.variables)
  const passwordIn = ({ stdout }: { stdout: string }) => /one-time password (\S{20})\n/.exec(stdout)![1]!
  const signIn = async (site: ServerProcess, password: string) => {
    const response = await fetch(`${site.url}/api/admin/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return { status: response.status, body: (await response.json()) as object }
  }

  /** Those of the mails that are kept as files, once one of them is there. */
  const subjectsOfMails = async (awaited: string) => {
    const directory = join(storage.variables.DATA_DIR!, 'mail')
    for (;;) {
      const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.eml')) : []
      const mails = await Promise.all(files.map((name) => simpleParser(readFileSync(join(directory, name)))))
      const subjects = mails.map(({ subject }) => subject)
      if (subjects.includes(awaited)) return subjects
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  it('lets an administrator in, in again and out, on a database that is at hand', async () => {
    const created = run('create', email)
    expect(created).toMatchObject({ status: 0, stderr: '' })
    expect(run('create', email)).toMatchObject({ status: 1, stderr: expect.stringContaining('is a user already') })
    const reset = run('reset', email)
    expect(reset.status).toBe(0)
    expect(run('disable', email)).toMatchObject({ status: 1, stderr: expect.stringContaining('last administrator') })

    const site = await startServer(storage.variables)
    expect(site.output()).not.toContain('one-time password') // there is an administrator: no other is made
    expect(await signIn(site, passwordIn(created))).toMatchObject({ status: 401 })
    expect(await signIn(site, passwordIn(reset))).toMatchObject({ status: 200, body: { mustChangePassword: true } })
    expect(await subjectsOfMails('Pristup je poništen')).toContain('Pristup je poništen')
    const meanwhile = run('create', 'druga@example.com')
    if (storage.databaseUrl) expect(meanwhile).toMatchObject({ status: 0 })
    else expect(meanwhile).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The database in .* is in use/) })
    await site.kill('SIGTERM')

    if (!storage.databaseUrl) expect(run('create', 'druga@example.com')).toMatchObject({ status: 0 })
    expect(run('disable', email)).toMatchObject({ status: 0, stdout: expect.stringContaining('can no longer sign in') })
    const again = await startServer(storage.variables)
    expect(await signIn(again, passwordIn(reset))).toMatchObject({ status: 401 })
    await again.kill('SIGTERM')
  }, 120_000)

  it.each([[[]], [['destroy', email]], [['create']], [['create', 'no address']], [['reset', email, 'now']]])(
    'says how it is used when told %j',
    (words) => {
      expect(run(...words)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: npm run admin/) })
    },
  )

  it('knows who is no user', () => {
    expect(run('reset', 'nobody@example.com')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no user nobody@example.com'),
    })
  })
})
