import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import { addColleague, type Agent, auditedActions, owner, signIn } from '../../support/staff.js'

const message = contactMessage()
const shared = 'staff@example.com'
const iva = 'iva@example.com'

describe('email notification preference', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  let chief: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    await addMailbox(site, shared)
    agent = await signIn(site, await addColleague(site, 'staff', iva))
    chief = await signIn(site, owner)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(() => choose('none'))

  const choose = (leadsByMail: string) =>
    agent.put('/api/admin/account/leads-by-mail').send({ leadsByMail }).expect(204)
  const chooseFor = (email: string, leadsByMail: string) =>
    site.database.query('UPDATE users SET leads_by_mail = $1 WHERE email = $2', [leadsByMail, email])
  const write = async (form: object = {}): Promise<string> =>
    (
      await request(site.http)
        .post('/api/contact')
        .send({ ...message, ...form })
        .expect(201)
    ).body.id
  const setHeadOffice = async (...emails: string[]) => {
    await site.changeContent('DELETE FROM recipient_mailboxes')
    for (const email of emails) await addMailbox(site, email)
  }
  /** Returns the mails to staff addresses that an action causes, in the order of the addresses. */
  const mailsOf = async (act: () => Promise<unknown>): Promise<ParsedMail[]> => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails
      .slice(before)
      .filter((mail) => recipientOf(mail) !== message.email)
      .sort((a, b) => recipientOf(a)!.localeCompare(recipientOf(b)!))
  }
  const recipients = async (act: () => Promise<unknown>) => (await mailsOf(act)).map(recipientOf)
  const move = (id: string, status: string) =>
    site.database
      .query<{ version: number }[]>('SELECT version FROM contact_messages WHERE id = $1', [id])
      .then(([lead]) =>
        agent
          .patch(`/api/admin/contact-messages/${id}`)
          .set('If-Match', `"${lead!.version}"`)
          .send({ status })
          .expect(200),
      )

  it('is off by default, and a change is stored and recorded', async () => {
    const other = await signIn(site, await addColleague(site, 'staff', 'new@example.com'))
    expect((await other.get('/api/admin/account').expect(200)).body.leadsByMail).toBe('none')
    await choose('atOnce')
    expect((await agent.get('/api/admin/account').expect(200)).body.leadsByMail).toBe('atOnce')
    expect((await other.get('/api/admin/account').expect(200)).body.leadsByMail).toBe('none')
    expect(await auditedActions(site)).toContain('user.leads_by_mail_chosen')
    for (const leadsByMail of ['', 'always', undefined, ['atOnce']])
      await agent.put('/api/admin/account/leads-by-mail').send({ leadsByMail }).expect(422)
    await request(site.http).put('/api/admin/account/leads-by-mail').send({ leadsByMail: 'none' }).expect(401)
    expect((await agent.get('/api/admin/account').expect(200)).body.leadsByMail).toBe('atOnce')
  })

  it('sends an editor no lead, whatever was chosen before', async () => {
    await addColleague(site, 'editor', 'ivana@example.com')
    await site.database.query(`UPDATE users SET leads_by_mail = 'atOnce' WHERE role = 'editor'`)
    await choose('atOnce')
    const told = await recipients(() => write())
    expect(told).not.toContain('ivana@example.com')
    expect(told.length).toBeGreaterThan(0)
  })

  it('is set on a page that reports errors', async () => {
    const post = (leadsByMail: string) => agent.post('/admin/account/leads-by-mail').type('form').send({ leadsByMail })
    await post('atOnce').expect(303).expect('Location', '/admin/account?done=leadsByMail')
    const { text } = await agent.get('/admin/account?done=leadsByMail').expect(200)
    expect(text).toContain('Postavke obavijesti su spremljene.')
    expect(text).toContain('Odmah, svaki upit')
    await post('always').expect(422)
    expect((await agent.get('/admin/account/leads-by-mail').expect(200)).text).toMatch(
      /<option value="atOnce" selected="">/,
    )
  })

  it('sends each lead immediately, in addition to the shared mailbox, in the recipient’s language', async () => {
    await choose('atOnce')
    await site.database.query(`UPDATE users SET language = 'en' WHERE email = $1`, [iva])
    let id = ''
    const [own, ofAll, ...others] = await mailsOf(async () => (id = await write()))
    expect([recipientOf(own!), recipientOf(ofAll!), others]).toEqual([iva, shared, []])
    expect(own!.subject).toBe('New message: Ana Horvat')
    expect(own!.replyTo!.value).toEqual([{ name: message.name, address: message.email }])
    expect(own!.text).toContain('on the My account page')
    expect(linkIn(own!, '/admin')).toBe(`/admin/contact-messages/${id}`)
    expect((await agent.get(linkIn(own!, '/admin')).expect(200)).text).toContain(message.message)
    await site.database.query(`UPDATE users SET language = 'hr' WHERE email = $1`, [iva])
  })

  it('includes franchise inquiries, with the configured address', async () => {
    await choose('atOnce')
    const inquiry = { firstName: 'Ana', lastName: 'Horvat', phone: '+385 1 555 0199', preferredLocation: 'Osijek' }
    const [own] = await mailsOf(() =>
      request(site.http)
        .post('/api/franchise-inquiry')
        .send({ ...inquiry, email: message.email })
        .expect(201),
    )
    expect(recipientOf(own!)).toBe(iva)
    expect(own!.subject).toBe('Novi upit za franšizu: Ana Horvat')
  })

  it('sends one mail to a user whose address is the shared mailbox', async () => {
    await site.database.query(`UPDATE users SET email = upper($1), leads_by_mail = 'atOnce' WHERE email = $2`, [
      shared,
      iva,
    ])
    expect(await recipients(() => write())).toEqual([shared])
    await site.database.query(`UPDATE users SET email = $1 WHERE email = $2`, [iva, shared])
  })

  it('sends one mail if one of the shared mailboxes differs only in the spelling of the domain', async () => {
    await setHeadOffice('iva@xn--mller-kva.hr', 'second@example.com')
    await site.database.query(`UPDATE users SET email = $1, leads_by_mail = 'atOnce' WHERE email = $2`, [
      'iva@müller.hr',
      iva,
    ])
    expect(await recipients(() => write())).toHaveLength(2)
    await site.database.query(`UPDATE users SET email = $1 WHERE email = $2`, [iva, 'iva@müller.hr'])
    await setHeadOffice(shared)
  })

  it.each([
    ['is disabled', 'disabled_at'],
    ['has no password yet', 'password_hash'],
  ])('sends nothing to a user who %s, before or after queueing', async (_, column) => {
    const gone = `${column}@example.com`
    await addColleague(site, 'staff', gone)
    await site.database.query(`UPDATE users SET leads_by_mail = 'atOnce' WHERE email = $1`, [gone])
    expect(await recipients(() => write())).toEqual([gone, shared])
    const leave = () =>
      site.database.query(
        `UPDATE users SET ${column === 'disabled_at' ? 'disabled_at = now()' : 'password_hash = NULL'} WHERE email = $1`,
        [gone],
      )
    const sent = await recipients(async () => {
      await write()
      await site.app.get(OutboxService).dispatchPending()
      await leave()
    })
    expect(sent).toEqual([shared])
    await write()
    await site.app.get(OutboxService).dispatchPending()
    const received = (await site.mails()).filter(({ recipient }) => recipient === gone)
    expect(received).toHaveLength(1)
    const { body } = await chief.get(`/api/admin/outgoing-mails/${received[0]!.id}`).expect(200)
    expect(body.text).toContain(message.message)
    await site.deliver()
  })

  it('excludes spam until it is restored, and then sends once', async () => {
    await choose('atOnce')
    let id = ''
    expect(await recipients(async () => (id = await write({ opinion: 'https://spam.example' })))).toEqual([])
    expect(await recipients(() => move(id, 'new'))).toEqual([iva, shared])
    expect(
      await recipients(async () => {
        await move(id, 'spam')
        await move(id, 'new')
      }),
    ).toEqual([])
  })
  it('sends restored leads to each user who was not told of them', async () => {
    const daily = 'daily@example.com'
    const late = 'late@example.com'
    for (const email of [daily, late]) await addColleague(site, 'staff', email)
    await choose('atOnce')
    await chooseFor(daily, 'digest')
    const id = await write()
    const suspected = await write({ opinion: 'https://spam.example' })
    await site.deliver()
    await chooseFor(late, 'atOnce')
    await move(id, 'spam')
    const mails = await mailsOf(() =>
      agent
        .post('/api/admin/contact-messages/changes')
        .send({ ids: [id, suspected], status: 'new' })
        .expect(200),
    )
    const told = mails.map((mail) => [recipientOf(mail), linkIn(mail, '/admin').split('/').at(-1)])
    expect(told.toSorted()).toEqual(
      [
        [iva, suspected],
        [late, id],
        [late, suspected],
        [shared, suspected],
      ].toSorted(),
    )
    const entries = await site.database.query('SELECT lead_id AS id FROM lead_digest_entries')
    expect(entries.map((entry: { id: string }) => entry.id).toSorted()).toEqual([id, suspected].toSorted())
    for (const email of [daily, late]) await chooseFor(email, 'none')
  })

  it('sends no restored lead that staff saw more than a day ago', async () => {
    const id = await write()
    await move(id, 'spam')
    await site.deliver()
    await site.database.query(`UPDATE contact_messages SET received_at = now() - interval '25 hours' WHERE id = $1`, [
      id,
    ])
    await choose('atOnce')
    expect(await recipients(() => move(id, 'new'))).toEqual([])
  })
})
