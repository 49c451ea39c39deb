import request from 'supertest'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const api = '/api/admin/recipients'
const page = '/admin/recipients'

describe('recipients of leads', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  let editor: Agent
  let staff: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    agent = await signIn(site, owner)
    editor = await signIn(site, await addColleague(site, 'editor', 'urednik@example.com'))
    staff = await signIn(site, await addColleague(site, 'staff', 'osoblje@example.com'))
  })
  beforeEach(async () => {
    await site.changeContent('DELETE FROM recipient_mailboxes')
    await addMailbox(site, 'zagreb@example.com', 'zagreb')
    await addMailbox(site, 'info@example.com')
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const mailsOf = async (act: () => Promise<unknown>) => {
    await site.deliver() // of earlier changes
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before)
  }
  const recipientsOf = async (form: object) => {
    const mails = await mailsOf(() => request(site.http).post('/api/contact').send(contactMessage(form)).expect(201))
    return mails.map(recipientOf).filter((address) => address !== contactMessage().email)
  }
  const add = (asked: object, by = agent) => by.post(`${api}/mailboxes`).send(asked)
  const linkIn = (mails: { text?: string }[]) => /\/admin\/mailbox\?token=[^\s)\]]+/.exec(mails[0]!.text!)![0]
  const tokenIn = (link: string) => new URL(link, 'http://x').searchParams.get('token')!
  const confirm = (token: string) => request(site.http).post('/api/admin/mailbox-confirmation').send({ token })
  const linkTo = async (asked: { email: string; location?: string }) => {
    const mails = await mailsOf(() => add(asked).expect(201))
    return linkIn(mails.filter((mail) => recipientOf(mail) === asked.email))
  }

  it.each([
    ['locations', { location: 'zagreb' }, 'zagreb@example.com'],
    ['business', {}, 'info@example.com'],
  ])('do not change with the contact address that an editor enters in %s', async (kind, form, recipient) => {
    const { body } = await editor.get(`/api/admin/content/${kind}`).expect(200)
    const item = (body as { id: string; version: number; content: { slug?: string; name: { hr?: string } } }[]).find(
      ({ content }) => kind === 'business' || content.slug === 'zagreb' || content.name.hr === 'Zagreb',
    )!
    await editor
      .put(`/api/admin/content/${kind}/${item.id}`)
      .set('If-Match', `"${item.version}"`)
      .send({ ...item.content, email: 'urednik.privatno@example.com' })
      .expect(200)
    expect(await recipientsOf(form)).toEqual([recipient])
    const confirmation = server.mails.findLast((mail) => recipientOf(mail) === contactMessage().email)
    expect(confirmation!.replyTo!.value[0]!.address).toBe('info@example.com')
  })

  it('are those to whom clients reply, whatever contact address an editor enters', async () => {
    await site.changeContent(`UPDATE locations SET email = 'urednik.privatno@example.com' WHERE slug = 'zagreb'`)
    const { body } = await request(site.http)
      .post('/api/contact')
      .send({ ...contactMessage(), location: 'zagreb' })
      .expect(201)
    const reply = { text: 'Da.' }
    await agent.post(`/api/admin/contact-messages/${body.id}/replies`).set('If-Match', '"1"').send(reply).expect(201)
    await site.database.query(`UPDATE outgoing_mails SET next_attempt_at = now()`)
    const mails = await mailsOf(async () => {})
    const sent = [...server.mails, ...mails].findLast(({ text }) => text?.includes('Da.'))
    expect(sent!.replyTo!.value[0]!.address).toBe('zagreb@example.com')
  })

  it('are those to whom every mail and calendar entry leads back, whatever contact addresses an editor enters', async () => {
    const contact = 'urednik.privatno@example.com'
    await site.changeContent(`UPDATE business_info SET email = '${contact}'`)
    await site.changeContent(`UPDATE locations SET email = '${contact}'`)
    const leading: string[] = []
    for (const [kind, samples] of site.app.get(MailWritersService).samples)
      for (const write of Object.values(samples)) {
        const { from, replyTo, attachments = [] } = await write('hr', 'published')
        const files = attachments.map(({ content }) => content.toString())
        if (JSON.stringify([from, replyTo, files]).includes(contact)) leading.push(kind)
      }
    expect(leading).toEqual([])
  })

  it('are those of STAFF_EMAIL for replies, if it is set and the location has no mailbox', async () => {
    const fixed = await startMailingSite({ smtpUrl: server.url, staffEmails: ['posluzitelj@example.com'] })
    await fixed.changeContent(`UPDATE business_info SET email = 'urednik.privatno@example.com'`)
    const before = server.mails.length
    await request(fixed.http).post('/api/contact').send(contactMessage()).expect(201)
    await fixed.deliver()
    const confirmation = server.mails.slice(before).find((mail) => recipientOf(mail) === contactMessage().email)
    expect(confirmation!.replyTo!.value[0]!.address).toBe('posluzitelj@example.com')
    await fixed.close()
  })

  it('are changed by administrators only', async () => {
    for (const by of [editor, staff]) {
      await by.get(api).expect(403)
      await by.get(page).expect(403)
      await add({ email: 'urednik.privatno@example.com' }, by).expect(403)
      await by.post(page).type('form').send({ action: 'add', email: 'urednik.privatno@example.com' }).expect(403)
    }
    await request(site.http).get(api).expect(401)
    expect((await agent.get(api).expect(200)).body.mailboxes).toHaveLength(2)
  })

  it('receive only after they confirm the link in their mail, while the former ones go on receiving', async () => {
    const link = await linkTo({ email: 'novi@example.com', location: 'zagreb' })
    expect(await recipientsOf({ location: 'zagreb' })).toEqual(['zagreb@example.com'])
    await request(site.http).get(link).expect(200)
    expect(await recipientsOf({ location: 'zagreb' })).toEqual(['zagreb@example.com'])
    await confirm(tokenIn(link)).expect(204)
    expect((await recipientsOf({ location: 'zagreb' })).toSorted()).toEqual(['novi@example.com', 'zagreb@example.com'])
    await confirm(tokenIn(link)).expect(404)
  })

  it('are added once by two requests at the same time', async () => {
    const asked = { email: 'novi@example.com', location: 'zagreb' }
    const answers = await Promise.all([add(asked), add(asked), add(asked)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('confirm without JavaScript', async () => {
    const link = await linkTo({ email: 'novi@example.com' })
    const { text } = await request(site.http).get(link).expect(200)
    expect(text).toContain('Potvrdi adresu')
    const token = tokenIn(link)
    await request(site.http).post('/admin/mailbox').type('form').send({ token }).expect(303)
    expect((await recipientsOf({})).toSorted()).toEqual(['info@example.com', 'novi@example.com'])
    const refused = await request(site.http).post('/admin/mailbox').type('form').send({ token }).expect(404)
    expect(refused.text).toContain('Poveznica više ne vrijedi')
  })

  it('are told of each change with the administrators, each in their language', async () => {
    await site.database.query(`UPDATE users SET language = 'en' WHERE email = $1`, [owner.email])
    const told = async (act: () => Promise<unknown>) => {
      const mails = (await mailsOf(act)).filter(({ subject }) => !subject?.startsWith('Potvrdite'))
      return Object.fromEntries(mails.map((mail) => [recipientOf(mail), mail.subject]))
    }
    const link = await linkTo({ email: 'novi@example.com', location: 'zagreb' })
    expect(await told(() => confirm(tokenIn(link)).expect(204))).toEqual({
      [owner.email]: 'A new recipient of leads has confirmed',
      'zagreb@example.com': 'Novi primatelj upita potvrdio je adresu',
    })
    const { body } = await agent.get(api).expect(200)
    const { id } = body.mailboxes.find(({ email }: { email: string }) => email === 'zagreb@example.com')
    expect(await told(() => agent.delete(`${api}/mailboxes/${id}`).expect(204))).toEqual({
      [owner.email]: 'A recipient of leads was removed',
      'zagreb@example.com': 'Uklonjen je primatelj upita',
      'novi@example.com': 'Uklonjen je primatelj upita',
    })
    await site.database.query(`UPDATE users SET language = 'hr' WHERE email = $1`, [owner.email])
  })

  it('are told of an added one that has not confirmed', async () => {
    const mails = await mailsOf(() => add({ email: 'novi@example.com', location: 'zagreb' }).expect(201))
    expect(mails.map(recipientOf).toSorted()).toEqual(['novi@example.com', owner.email, 'zagreb@example.com'])
  })

  it('leave leads to the head office and then to the administrators when they end', async () => {
    const { body } = await agent.get(api).expect(200)
    for (const { id, location } of body.mailboxes as { id: string; location: string | null }[]) {
      if (location === null) continue
      await agent.post(`${page}/mailboxes/${id}`).expect(303)
      expect(await recipientsOf({ location: 'zagreb' })).toEqual(['info@example.com'])
    }
    for (const { id, location } of body.mailboxes as { id: string; location: string | null }[])
      if (location === null) await agent.delete(`${api}/mailboxes/${id}`).expect(204)
    expect(await recipientsOf({ location: 'zagreb' })).toEqual([owner.email])
    const { body: after } = await agent.get(api).expect(200)
    expect(after.mailboxes.map(({ state }: { state: string }) => state)).toEqual(['ended', 'ended'])
  })

  it('refuse a used, replaced, expired or ended link', async () => {
    const first = await linkTo({ email: 'novi@example.com' })
    await new Promise((next) => setTimeout(next, 5))
    const second = await linkTo({ email: 'novi@example.com' })
    await confirm(tokenIn(first)).expect(404)
    await site.database.query(
      `UPDATE recipient_mailboxes SET token_expires_at = now() WHERE email = 'novi@example.com'`,
    )
    await confirm(tokenIn(second)).expect(404)
    const third = await linkTo({ email: 'novi@example.com' })
    const { body } = await agent.get(api).expect(200)
    const { id } = body.mailboxes.find(({ email }: { email: string }) => email === 'novi@example.com')
    await agent.delete(`${api}/mailboxes/${id}`).expect(204)
    await confirm(tokenIn(third)).expect(404)
    expect(await recipientsOf({})).toEqual(['info@example.com'])
  })

  it.each([
    [{ email: 'nobody' }, 422],
    [{ email: 'info@biorezonanca.example' }, 422],
    [{ email: 'novi@example.com', location: 'nowhere' }, 422],
    [{ email: 'INFO@example.com' }, 409],
  ])('refuse %j', async (asked, status) => {
    await add(asked).expect(status)
  })

  it('are listed with keys, owners and the button that ends them, on a page that works without JavaScript', async () => {
    await agent
      .post('/api/admin/api-keys')
      .send({ name: 'CRM', scopes: ['leads:read'], expiry: 'never' })
      .expect(201)
    const { text } = await agent.get(page).expect(200)
    expect(text).toContain('zagreb@example.com')
    expect(text).toContain('API ključ: CRM')
    const { body } = await agent.get(api).expect(200)
    const key = body.standingAccess[0]
    expect(key).toMatchObject({ kind: 'apiKey', name: 'CRM', owner: owner.email, isOwnerEntitled: true })
    await agent.post(`${page}/access/apiKey/${key.id}`).expect(303)
    await agent.delete(`${api}/access/apiKey/${key.id}`).expect(404)
    await agent.delete(`${api}/access/nothing/${key.id}`).expect(404)
    expect((await agent.get(api).expect(200)).body.standingAccess).toEqual([])
  })

  it('are pointed out where the account with the same address is disabled', async () => {
    const { email } = await addColleague(site, 'staff', 'Ana.Recepcija@example.com')
    const [{ id }] = await site.database.query('SELECT id FROM users WHERE email = $1', [email])
    const note = '<p>Novi upiti i rezervacije šalju se i na adresu ovog korisnika'
    expect((await agent.get(`/admin/users/${id}`).expect(200)).text).not.toContain(note)
    await addMailbox(site, 'ana.recepcija@example.com', 'zagreb')
    expect((await agent.get(`/admin/users/${id}`).expect(200)).text).toContain(note)
  })

  it('are pointed out where the account that added them is disabled', async () => {
    const { email } = await addColleague(site, 'admin', 'uprava@example.com')
    const [{ id }] = await site.database.query('SELECT id FROM users WHERE email = $1', [email])
    const page = async () => (await agent.get(`/admin/users/${id}`).expect(200)).text
    const note = /Ovaj je korisnik dodao adrese [^<]*: privatno@example.net\./
    expect(await page()).not.toMatch(note)
    await addMailbox(site, 'privatno@example.net', 'zagreb')
    await site.database.query(`UPDATE recipient_mailboxes SET added_by = $1 WHERE email = 'privatno@example.net'`, [id])
    expect(await page()).toMatch(note)
  })

  it('are those of STAFF_EMAIL for the head office, if it is set', async () => {
    const fixed = await startMailingSite({ smtpUrl: server.url, staffEmails: ['posluzitelj@example.com'] })
    await addMailbox(fixed, 'info@example.com')
    const before = server.mails.length
    await request(fixed.http).post('/api/contact').send(contactMessage()).expect(201)
    await fixed.deliver()
    expect(server.mails.slice(before).map(recipientOf)).toContain('posluzitelj@example.com')
    expect(server.mails.slice(before).map(recipientOf)).not.toContain('info@example.com')
    await fixed.close()
  })
})
