import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { administrator } from '../support/administrator.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { sessionCookieIn } from '../support/staff.js'

describe('a setting that one of two processes saves', () => {
  const storage = siteStorage('migrated')
  let mailServer: MailServer
  let here: ServerProcess
  let there: ServerProcess
  beforeAll(async () => {
    mailServer = await startMailServer()
    const variables = {
      ...storage.variables,
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }
    here = await startServer(variables) // without a mail server: what is sent, the other one sends
    there = await startServer({ ...variables, SMTP_URL: mailServer.url })
  })
  afterAll(() => mailServer.close())

  const headers = { 'Content-Type': 'application/json' }
  const save = async (version: number, settings: object) => {
    const signedIn = await fetch(`${here.url}/api/admin/session`, {
      ...{ method: 'POST', headers, body: JSON.stringify(administrator) },
    })
    const answer = await fetch(`${here.url}/api/admin/settings`, {
      method: 'PUT',
      headers: { ...headers, Cookie: sessionCookieIn(signedIn.headers.getSetCookie()), 'If-Match': `"${version}"` },
      body: JSON.stringify(settings),
    })
    expect(answer.status).toBe(200)
  }
  const policy = async () => (await fetch(`${there.url}/privacy-policy`)).text()

  it('is what the other one shows, though it had kept the page', async () => {
    expect(await policy()).toContain('poruke: 2 godine')
    await save(1, { contactMessages: '5 godina' })
    for (const end = Date.now() + 2000; Date.now() < end && !(await policy()).includes('poruke: 5 godina');)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await policy()).toContain('poruke: 5 godina')
  })

  it('is in the next mails of the other one', async () => {
    await save(2, { senderEmail: 'centri@example.org', staffEmails: 'iva@example.com, ivo@example.com' })
    await here.kill('SIGTERM')
    const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Dobar dan' }
    await fetch(`${there.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(message) })
    for (const address of ['ana@example.com', 'iva@example.com', 'ivo@example.com']) {
      const mail = await mailServer.mailTo(address)
      expect(mail.from!.value[0]!.address).toBe('centri@example.org')
    }
    // of the owner's new device either process may tell
    const toldOfLead = mailServer.mails.map(recipientOf).filter((recipient) => recipient !== administrator.email)
    expect(toldOfLead).toHaveLength(3)
  })
})
