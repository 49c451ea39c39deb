import request from 'supertest'
import { ContactMessage } from '../../../src/contact/contact-message.entity.js'
import { LeadMailRecipientsService } from '../../../src/leads/mails/lead-mail-recipients.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { readRecipients } from '../../../src/recipients/current-recipients.js'
import { contactMessage } from '../../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox, addMailboxes } from '../../support/recipients.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const bound = 'zagreb@example.com'
const message = contactMessage()

describe('mails to staff bound to a location', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    const credentials = await addColleague(site, 'staff', bound)
    await (await signIn(site, credentials)).put('/api/admin/account/leads-by-mail').send({ leadsByMail: 'atOnce' })
    agent = await signIn(site, owner)
  })
  beforeEach(() => bind('{zagreb}'))
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const bind = (locations: string | null) =>
    site.database.query('UPDATE users SET locations = $1 WHERE email = $2', [locations, bound])
  const choose = (leadsByMail: string) =>
    site.database.query('UPDATE users SET leads_by_mail = $1 WHERE email = $2', [leadsByMail, bound])
  const write = async (form: object): Promise<string> =>
    (
      await request(site.http)
        .post('/api/contact')
        .send({ ...message, ...form })
        .expect(201)
    ).body.id
  /** Returns the number of mails to the user that an action causes. */
  const mailsOf = async (act: () => Promise<unknown>) => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before).filter((mail) => recipientOf(mail) === bound).length
  }
  const moveTo = (id: string, location: string) =>
    agent.patch(`/api/admin/contact-messages/${id}`).set('If-Match', '"1"').send({ location }).expect(200)

  it('announce leads of the location, and no others', async () => {
    expect(await mailsOf(() => write({ location: 'zagreb' }))).toBe(1)
    expect(await mailsOf(() => write({ location: 'dubrovnik' }))).toBe(0)
    expect(await mailsOf(() => write({}))).toBe(0)
  })

  it('announce a lead that comes to the location', async () => {
    const id = await write({})
    expect(await mailsOf(async () => {})).toBe(0)
    expect(await mailsOf(() => moveTo(id, 'zagreb'))).toBe(1)
  })

  it('announce no such lead to staff of all locations, who could see it before', async () => {
    await bind(null)
    await choose('none')
    const id = await write({})
    await site.deliver()
    await choose('atOnce')
    expect(await mailsOf(() => moveTo(id, 'zagreb'))).toBe(0)
  })

  it('announce a lead that is routed after days to the location and its mailbox, once, while its sender waits', async () => {
    await addMailboxes(site, 'centres.example.com')
    const recipientsOf = async (act: () => Promise<unknown>) => {
      const before = server.mails.length
      await act()
      await site.deliver()
      const recipients = server.mails.slice(before).map(recipientOf)
      return recipients.filter((address) => address === bound || address?.endsWith('@centres.example.com')).toSorted()
    }
    const writeDaysAgo = async () => {
      const id = await write({})
      await site.deliver()
      await site.database.query(`UPDATE contact_messages SET received_at = now() - interval '3 days' WHERE id = $1`, [
        id,
      ])
      return id
    }
    const move = (id: string, version: number, change: object) =>
      agent.patch(`/api/admin/contact-messages/${id}`).set('If-Match', `"${version}"`).send(change).expect(200)
    const id = await writeDaysAgo()
    expect(await recipientsOf(() => move(id, 1, { location: 'zagreb' }))).toEqual(['zagreb@centres.example.com', bound])
    await recipientsOf(() => move(id, 2, { location: null }))
    expect(await recipientsOf(() => move(id, 3, { location: 'zagreb' }))).toEqual([])
    const closed = await writeDaysAgo()
    expect(await recipientsOf(() => move(closed, 1, { location: 'zagreb', status: 'closed' }))).toEqual([])
  })

  it('are dropped if the binding changes before they leave', async () => {
    const act = async () => {
      await write({ location: 'zagreb' })
      await site.app.get(OutboxService).dispatchPending()
      await bind('{dubrovnik}')
    }
    expect(await mailsOf(act)).toBe(0)
  })

  it('leave a shared mailbox for the one of the current location', async () => {
    await addMailboxes(site, 'centres.example.com')
    const recipientsOf = async (act: () => Promise<unknown>) => {
      const before = server.mails.length
      await act()
      await site.deliver()
      return server.mails
        .slice(before)
        .map(recipientOf)
        .filter((address) => address?.endsWith('@centres.example.com'))
    }
    const writeAndMove = async (moved: boolean) => {
      const id = await write({ location: 'zagreb' })
      await site.app.get(OutboxService).dispatchPending()
      if (moved) await moveTo(id, 'dubrovnik')
    }
    expect(await recipientsOf(() => writeAndMove(false))).toEqual(['zagreb@centres.example.com'])
    expect(await recipientsOf(() => writeAndMove(true))).toEqual(['dubrovnik@centres.example.com'])
  })

  it('list in a digest only leads that are still visible', async () => {
    await choose('digest')
    for (const name of ['Vidljiva Ana', 'Preseljena Eva']) await write({ name, location: 'zagreb' })
    for (const firstName of ['Upućena', 'Vraćena']) {
      const { body } = await request(site.http)
        .post('/api/franchise-inquiry')
        .send({
          firstName,
          lastName: 'Mia',
          email: message.email,
          phone: '+385 1 555 0199',
          preferredLocation: 'Zagreb',
        })
        .expect(201)
      await agent
        .patch(`/api/admin/franchise-inquiries/${body.id}`)
        .set('If-Match', '"1"')
        .send({ location: 'zagreb' })
        .expect(200)
    }
    await site.app.get(OutboxService).dispatchPending()
    await site.database.query(`UPDATE contact_messages SET location = 'dubrovnik' WHERE name = 'Preseljena Eva'`)
    await site.database.query(`UPDATE franchise_inquiries SET is_routed = false WHERE first_name = 'Vraćena'`)
    const before = server.mails.length
    await site.database.query(`UPDATE lead_digest_entries SET due_at = now() - interval '1 hour'`)
    await site.database.query(`UPDATE outbox_events SET next_attempt_at = now() WHERE type = 'leads.digest_due'`)
    await site.deliver()
    const digest = server.mails.slice(before).find((mail) => recipientOf(mail) === bound)
    expect(digest!.text).toContain('Vidljiva Ana')
    expect(digest!.text).not.toContain('Preseljena Eva')
    expect(digest!.text).toContain('Upućena Mia')
    expect(digest!.text).not.toContain('Vraćena Mia')
    await choose('atOnce')
  })

  it('follow the setting for messages without a location', async () => {
    const { body, headers } = await agent.get('/api/admin/settings').expect(200)
    const save = (messageLocation: string | undefined, etag: string) =>
      agent
        .put('/api/admin/settings')
        .set('If-Match', etag)
        .send({ ...body.values, messageLocation })
    await save('nigdje', headers.etag as string).expect(422)
    await save('zagreb', headers.etag as string)
    const repeated = { ...message, name: 'Mia Kos' }
    const send = () => request(site.http).post('/api/contact').set('Idempotency-Key', 'once').send(repeated)
    const sent: string[] = []
    expect(await mailsOf(async () => sent.push((await send().expect(201)).body.id))).toBe(1)
    await site.changeContent(`UPDATE settings SET set_values = '{}'`)
    expect((await send().expect(201)).body.id).toBe(sent[0])
    const [{ location }] = await site.database.query('SELECT location FROM contact_messages WHERE id = $1', sent)
    expect(location).toBe('zagreb')
  })

  it('leave two former mailboxes for the current one once, when both are about to receive them', async () => {
    const mailboxes = (action: string) =>
      site.changeContent(`UPDATE recipient_mailboxes SET ${action} WHERE location = 'zagreb'`)
    await mailboxes('ended_at = NULL')
    await addMailbox(site, 'second@centres.example.com', 'zagreb')
    const id = await write({ location: 'zagreb' })
    await site.app.get(OutboxService).dispatchPending()
    await mailboxes('ended_at = now()')
    await addMailbox(site, 'third@centres.example.com', 'zagreb')
    const to = async (address: RegExp) =>
      (await site.mails()).filter(({ subjectId, recipient }) => subjectId === id && address.test(recipient))
    const recipients = site.app.get(LeadMailRecipientsService)
    const lead = await site.database.getRepository(ContactMessage).findOneByOrFail({ id })
    const addressed = { lead, recipients: await readRecipients(site.database.manager) }
    const former = await to(/^(zagreb|second)@centres/)
    expect(former).toHaveLength(2)
    await Promise.all(former.map((mail) => recipients.admits(mail, addressed)))
    expect(await to(/^third@/)).toHaveLength(1)
  })
})
