import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { runCommand } from '../support/command.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const email = 'vlasnica@example.com'

describe('npm run admin', () => {
  const storage = siteStorage('migrated')

  const run = (...words: string[]) => runCommand('src/operations/commands/administer.js', words, storage.variables)
  const passwordIn = ({ stdout }: { stdout: string }) => /one-time password (\S{22})\n/.exec(stdout)![1]!
  const signIn = async (site: ServerProcess, password: string) => {
    const response = await fetch(`${site.url}/api/admin/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return { status: response.status, body: (await response.json()) as object }
  }

  /** Returns the subjects of mails stored as files, once the awaited one is there. */
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

  it('adds administrators and resets their passwords, before the site starts and while it runs', async () => {
    const created = run('create', email)
    expect(created).toMatchObject({ status: 0, stderr: '' })
    const reset = run('reset', email)
    expect(reset).toMatchObject({ status: 0, stderr: '' })

    const site = await startServer(storage.variables)
    expect(site.output()).not.toContain('one-time password') // an administrator exists: no other is created
    expect(await signIn(site, passwordIn(created))).toMatchObject({ status: 401 })
    expect(await signIn(site, passwordIn(reset))).toMatchObject({ status: 200, body: { mustChangePassword: true } })
    expect(await subjectsOfMails('Pristup je poništen')).toContain('Pristup je poništen')
    expect(run('create', 'druga@example.com')).toMatchObject({ status: 0 })
    expect(run('disable', email)).toMatchObject({ status: 0, stdout: `${email} can no longer sign in.\n` })
    expect(await signIn(site, passwordIn(reset))).toMatchObject({ status: 401 })
    await site.kill('SIGTERM')
  })

  it('prints one line and exits with code 1 when it fails', () => {
    const stderr = 'There is no user nobody@example.com.\n'
    expect(run('reset', 'nobody@example.com')).toMatchObject({ status: 1, stdout: '', stderr })
  })
})
