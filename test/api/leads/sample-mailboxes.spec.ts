import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { expectLog } from '../../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'
import { startTestApp } from '../../support/test-app.js'

const RESERVED = /The domain of the address is reserved/

describe('sample mailboxes of a new installation', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    agent = await signIn(site, owner)
  })
  beforeEach(async () => {
    await site.changeContent(`UPDATE locations SET email = slug || '@biorezonanca.example'`)
    await site.changeContent(`UPDATE business_info SET email = 'info@biorezonanca.example'`)
    await site.changeContent('DELETE FROM recipient_mailboxes')
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const write = async (form: object): Promise<string> =>
    (await request(site.http).post('/api/contact').send(contactMessage(form)).expect(201)).body.id
  /** Returns the recipients of the mails to staff that an action causes. */
  const notifiedBy = async (act: () => Promise<unknown>): Promise<(string | undefined)[]> => {
    const before = server.mails.length
    await act()
    await site.deliver()
    const recipients = server.mails.slice(before).map(recipientOf)
    return recipients.filter((address) => address !== contactMessage().email).toSorted()
  }
  const ownerIs = (email: string) => site.database.query(`UPDATE users SET email = $1 WHERE role = 'admin'`, [email])

  it('leave the notifications of leads to the administrators', async () => {
    expect(await notifiedBy(() => write({ location: 'zagreb' }))).toEqual([owner.email])
    expect(await notifiedBy(() => write({}))).toEqual([owner.email])
  })

  it('leave them to the head office once it has a mailbox', async () => {
    await addMailbox(site, 'info@example.com')
    expect(await notifiedBy(() => write({ location: 'zagreb' }))).toEqual(['info@example.com'])
  })

  it('are replaced by the mailbox of a location once it has one', async () => {
    await addMailbox(site, 'zagreb@example.com', 'zagreb')
    expect(await notifiedBy(() => write({ location: 'zagreb' }))).toEqual(['zagreb@example.com'])
    expect(await notifiedBy(() => write({ location: 'dubrovnik' }))).toEqual([owner.email])
  })

  it('notify an administrator who wants every lead once', async () => {
    await site.database.query(`UPDATE users SET leads_by_mail = 'atOnce'`)
    expect(await notifiedBy(() => write({ location: 'zagreb' }))).toEqual([owner.email])
    await site.database.query(`UPDATE users SET leads_by_mail = 'none'`)
  })

  it('get no mail from the server, and the list of mails says why', async () => {
    expectLog(/ERESERVED, no further attempts/)
    await ownerIs('admin@localhost')
    expect(await notifiedBy(() => write({ location: 'zagreb' }))).toEqual([])
    await ownerIs(owner.email)
    const { body } = await agent.get('/api/admin/outgoing-mails?state=givenUp').expect(200)
    expect(body.items[0]).toMatchObject({
      kind: 'contact.staff',
      recipient: 'admin@localhost',
      state: 'givenUp',
      attempts: 1,
      lastError: expect.stringMatching(RESERVED),
    })
    const { text } = await agent.get('/admin/outgoing-mails').expect(200)
    expect(text).toContain('>Ogledna adresa: ništa nije poslano.<')
  })

  it('do not hold back mails about them once a real mailbox is entered and the mail is retried', async () => {
    expectLog(/ERESERVED, no further attempts/)
    await ownerIs('admin@localhost')
    await notifiedBy(() => write({ location: 'zagreb' }))
    await ownerIs(owner.email)
    await addMailbox(site, 'zagreb@example.com', 'zagreb')
    const { body } = await agent.get('/api/admin/outgoing-mails?state=givenUp').expect(200)
    const again = `/api/admin/outgoing-mails/${body.items[0].id}/send-again`
    expect(await notifiedBy(() => agent.post(again).expect(204))).toEqual(['zagreb@example.com'])
  })

  it('receive no confirmation either', async () => {
    expectLog(/ERESERVED, no further attempts/)
    const before = server.mails.length
    await write({ email: 'ana@visitors.example' })
    await site.deliver()
    expect(server.mails.slice(before).map(recipientOf)).not.toContain('ana@visitors.example')
  })

  it('do not receive a mail for an administrator who was disabled meanwhile', async () => {
    const second = await addColleague(site, 'admin', 'druga@example.com')
    await write({ location: 'zagreb' })
    await site.app.get(OutboxService).dispatchPending()
    await site.database.query('UPDATE users SET disabled_at = now() WHERE email = $1', [second.email])
    expect(await notifiedBy(async () => {})).toEqual([owner.email])
  })

  it('leave a mail to another administrator if the recipient was bound to another location meanwhile', async () => {
    const second = await addColleague(site, 'admin', 'treca@example.com')
    const ownerHas = (email: string, was: string) =>
      site.database.query('UPDATE users SET email = $1 WHERE email = $2', [email, was])
    await ownerHas('admin@localhost', owner.email)
    await write({ location: 'zagreb' })
    await site.app.get(OutboxService).dispatchPending()
    await ownerHas(owner.email, 'admin@localhost')
    await site.database.query(`UPDATE users SET role = 'staff', locations = '{dubrovnik}' WHERE email = $1`, [
      second.email,
    ])
    expect(await notifiedBy(async () => {})).toEqual([owner.email])
  })

  it.each([
    ['/admin/dashboard', 'na koju se ništa ne šalje, još imaju: Dubrovnik, '],
    ['/admin/outgoing-mails', 'na koju se ništa ne šalje, još imaju: Dubrovnik, '],
    ['/admin/dashboard?lang=en', 'notifications of new leads go to: owner@example.com'],
  ])('are named to administrators on %s', async (path, text) => {
    expect((await agent.get(path).expect(200)).text).toContain(text)
  })

  it('are named with a sender that cannot receive replies, also if that alone is left', async () => {
    const notice = 'Na adresu pošiljatelja svih emailova, no-reply@127.0.0.1, ne može se odgovoriti.'
    const dashboard = async (path = '/admin/dashboard?lang=hr') => (await agent.get(path).expect(200)).text
    const senderIs = (address: string) =>
      site.changeContent(`UPDATE settings SET set_values = set_values || '{"senderEmail": "${address}"}'`)
    await senderIs('info@example.com')
    expect(await dashboard()).not.toContain(notice)
    await senderIs('no-reply@127.0.0.1')
    expect(await dashboard()).toContain(notice)
    await site.changeContent(`UPDATE locations SET email = slug || '@example.com'`)
    await site.changeContent(`UPDATE business_info SET email = 'info@example.com'`)
    expect(await dashboard()).toContain(notice)
    expect(await dashboard('/admin/outgoing-mails')).toContain(notice)
    await senderIs('info@example.com')
    expect(await dashboard()).not.toContain(notice)
  })

  it('are not shown to staff', async () => {
    const staff = await signIn(site, await addColleague(site, 'staff', 'osoblje@example.com'))
    expect((await staff.get('/admin/dashboard').expect(200)).text).not.toContain('još imaju: Dubrovnik')
  })

  it('are no longer named when all are replaced', async () => {
    await site.changeContent(`UPDATE locations SET email = slug || '@example.com'`)
    await site.changeContent(`UPDATE business_info SET email = 'info@example.com'`)
    expect((await agent.get('/admin/dashboard').expect(200)).text).not.toContain('još imaju: Dubrovnik')
  })
})

describe('the first administrator of a new installation', () => {
  const choiceOf = async (adminEmail?: string) => {
    const site = await startTestApp({ adminEmail, adminPassword: owner.password })
    const rows = await site.database.query<{ leads_by_mail: string }[]>('SELECT leads_by_mail FROM users')
    await site.close()
    return rows
  }

  it.each([owner.email, undefined])('is notified of each lead at %s', async (email) => {
    expect(await choiceOf(email)).toEqual([{ leads_by_mail: 'atOnce' }])
  })
})
