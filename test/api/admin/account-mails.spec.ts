import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { expectLog } from '../../support/expected-log.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addPasskey } from '../../support/software-passkey.js'
import { addColleague, type Agent, auditedActions, owner, signIn, turnOnSecondFactor } from '../../support/staff.js'

const PASSWORD = 'three green kettles'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

describe('account mails', () => {
  let site: MailingSite
  let server: MailServer
  let admin: Agent
  let people = 0
  let refusals = 0

  beforeAll(async () => {
    server = await startMailServer({
      onMailFrom(_address, _session, callback) {
        if (refusals-- > 0) return callback(Object.assign(new Error('Later'), { responseCode: 451 }))
        callback()
      },
    })
    site = await startMailingSite({ smtpUrl: server.url })
    admin = await signIn(site, owner)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(() => (refusals = 0))

  const newEmail = () => `osoba${++people}@example.com`
  const hire = () => addColleague(site, 'staff', newEmail())
  const ask = (email: string) => request(site.http).post('/api/admin/forgotten-password').send({ email })
  const accept = (token: string, password = PASSWORD) =>
    request(site.http).post('/api/admin/invitation').send({ token, password })
  /** Returns the mails that an action causes. */
  const mailsOf = async (act: () => Promise<unknown>): Promise<ParsedMail[]> => {
    await site.deliver()
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before)
  }
  const tokenIn = (mail: ParsedMail) =>
    new URL(linkIn(mail, '/admin/invitation'), site.environment.publicUrl).searchParams.get('token')!
  const askedLink = async (email: string) => tokenIn((await mailsOf(() => ask(email).expect(202))).at(-1)!)

  it('mails the link of an invitation, which the administrator is not shown, and it opens the page to set a password', async () => {
    const email = newEmail()
    const [mail, ...others] = await mailsOf(async () => {
      const { body } = await admin.post('/api/admin/users').send({ email, role: 'staff' }).expect(201)
      expect(body.link).toBeNull()
    })
    expect(others).toEqual([])
    expect(recipientOf(mail!)).toBe(email)
    expect(mail!.subject).toBe('Pozvani ste u administraciju')
    const link = linkIn(mail!, '/admin/invitation')
    const visitor = request.agent(site.http)
    await visitor.get(link).expect(303)
    const { text } = await visitor.get('/admin/invitation').expect(200)
    expect(text).toContain('Dobro došli')
    await accept(tokenIn(mail!)).expect(204)
    await accept(tokenIn(mail!)).expect(404)
  })

  it('notifies a user of an access reset and names the administrator', async () => {
    const { email } = await hire()
    const { body } = await admin.get('/api/admin/users').expect(200)
    const { id } = body.items.find((user: { email: string }) => user.email === email)
    const mails = await mailsOf(async () => {
      const reset = await admin.post(`/api/admin/users/${id}/reset`).send({}).expect(200)
      expect(reset.body.link).toBeNull()
      expect((Date.parse(reset.body.expiresAt) - Date.now()) / 60_000).toBeCloseTo(60, 0)
    })
    const mail = mails.find(({ subject }) => subject === 'Odaberite novu lozinku')
    expect(mails.map(({ subject }) => subject)).toContain('Poništen je pristup korisnika')
    expect(mail!.text).toContain('Administrator je poništio vašu lozinku')
    expect(mail!.text).not.toContain('ostaje kakva jest')
    const [notice] = await mailsOf(() => accept(tokenIn(mail!)).expect(204))
    expect(notice!.subject).toBe('Odabrana je nova lozinka')
  })

  it('notifies all administrators of new powers in their languages, and the user of a new role', async () => {
    const second = await addColleague(site, 'admin', newEmail())
    await site.database.query(`UPDATE users SET language = 'en' WHERE email = $1`, [second.email])
    const { email } = await hire()
    const [{ id }] = await site.database.query(`SELECT id FROM users WHERE email = $1`, [email])
    const noticesOf = async (act: () => Promise<unknown>) =>
      (await mailsOf(act)).map((mail) => `${recipientOf(mail)}: ${mail.subject}`).sort()
    const toBoth = (hr: string, en: string) => [`${owner.email}: ${hr}`, `${second.email}: ${en}`].sort()
    expect(
      await noticesOf(() => admin.put(`/api/admin/users/${id}/role`).send({ role: 'editor' }).expect(204)),
    ).toEqual(
      [
        ...toBoth('Promijenjena je uloga korisnika', 'A user’s role has changed'),
        `${email}: Vaša je uloga promijenjena`,
      ].sort(),
    )
    await admin.post(`/api/admin/users/${id}/disable`).send({}).expect(204)
    expect(await noticesOf(() => admin.post(`/api/admin/users/${id}/enable`).expect(204))).toEqual(
      toBoth('Račun korisnika ponovno radi', 'A user’s account works again'),
    )
    const invited = { email: newEmail(), role: 'admin' }
    expect(await noticesOf(() => admin.post('/api/admin/users').send(invited).expect(201))).toEqual(
      [
        ...toBoth('Pozvan je novi administrator', 'A new administrator has been invited'),
        `${invited.email}: Pozvani ste u administraciju`,
      ].sort(),
    )
    const key = { name: 'Obrada', scopes: ['leads:read'], expiry: '90days' }
    expect(await noticesOf(() => admin.post('/api/admin/api-keys').send(key).expect(201))).toEqual(
      toBoth('Izrađen je API ključ', 'An API key has been created'),
    )
    const webhook = { url: 'https://crm.example.com/', events: ['contact.received'] }
    let path = ''
    await noticesOf(async () => {
      path = `/api/admin/webhooks/${(await admin.post('/api/admin/webhooks').send(webhook).expect(201)).body.id}`
    })
    const change = async (values: object) => {
      const { headers } = await admin.get(path).expect(200)
      await admin.put(path).set('If-Match', headers.etag!).send(values).expect(200)
    }
    expect(await noticesOf(() => change({ ...webhook, description: 'CRM' }))).toEqual([])
    expect(await noticesOf(() => change({ ...webhook, url: 'https://elsewhere.example.com/' }))).toEqual(
      toBoth('Promijenjena je adresa webhooka', 'A webhook has a new address'),
    )
    await site.database.query(`UPDATE users SET disabled_at = now() WHERE email = $1`, [second.email])
  })

  it('resets a forgotten password with a single-use link and ends every session', async () => {
    const credentials = await hire()
    const agent = await signIn(site, credentials)
    const token = await askedLink(credentials.email.toUpperCase())
    const [notice, ...others] = await mailsOf(() => accept(token).expect(204))
    expect(others).toEqual([])
    expect(recipientOf(notice!)).toBe(credentials.email)
    expect(notice!.subject).toBe('Odabrana je nova lozinka')
    await accept(token).expect(404)
    await agent.get('/api/admin/session').expect(401)
    await request(site.http).post('/api/admin/session').send(credentials).expect(401)
    await mailsOf(() => signIn(site, { ...credentials, password: PASSWORD }))
    expect(await auditedActions(site)).toEqual(
      expect.arrayContaining(['user.password_forgotten', 'user.password_reset']),
    )
  })

  it('responds alike to known and unknown addresses, and mails only users', async () => {
    const { email } = await hire()
    const answers: unknown[] = []
    const mails = await mailsOf(async () => {
      for (const address of [email, 'nobody@example.com']) {
        const { status, text, headers } = await ask(address)
        answers.push([status, text, Object.keys(headers).sort()])
      }
    })
    expect(answers[1]).toEqual(answers[0])
    expect(mails.map(recipientOf)).toEqual([email])
  })

  it('sends no reset link to disabled users or users without a password', async () => {
    const { email: disabled } = await hire()
    await site.database.query('UPDATE users SET disabled_at = now() WHERE email = $1', [disabled])
    const invited = newEmail()
    await mailsOf(() => admin.post('/api/admin/users').send({ email: invited, role: 'staff' }).expect(201))
    const mails = await mailsOf(async () => {
      await ask(disabled).expect(202)
      await ask(invited).expect(202)
    })
    expect(mails).toEqual([])
  })

  it('invalidates a reset link after an hour, by a newer link, and by a password change', async () => {
    const late = await hire()
    const token = await askedLink(late.email)
    const hourLater = `UPDATE invitations SET expires_at = expires_at - interval '1 hour'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`
    await site.database.query(hourLater, [late.email])
    await accept(token).expect(404)

    const again = await hire()
    const first = await askedLink(again.email)
    expect(await askedLink(again.email)).toBe(first) // a request by an attacker leaves the existing link valid
    await site.database.query(
      `UPDATE invitations SET expires_at = now() + interval '20 minutes' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [again.email],
    )
    const next = await askedLink(again.email)
    await accept(first).expect(404)
    await accept(next).expect(204)

    const changed = await hire()
    const waiting = await askedLink(changed.email)
    const agent = await signIn(site, changed)
    const passwords = { currentPassword: changed.password, newPassword: PASSWORD }
    await agent.put('/api/admin/account/password').send(passwords).expect(204)
    await accept(waiting).expect(404)
  })

  it('contains the same link when a mail is sent again', async () => {
    expectLog(/Delivery failed for mail account\.link .* 451/)
    const { email } = await hire()
    const refused = await mailsOf(() => {
      refusals = 1
      return ask(email)
    })
    expect(refused).toEqual([])
    const [mail] = await mailsOf(() => site.pass(3_600_000 / 2))
    await accept(tokenIn(mail!)).expect(204)
  })

  it('hides a recipient’s link from administrators who view the mail', async () => {
    const { email } = await hire()
    const token = await askedLink(email)
    const mail = (await site.mails()).find(({ recipient }) => recipient === email)!
    const { text } = await admin.get(`/admin/outgoing-mails/${mail.id}`).expect(200)
    expect(text).not.toContain(token)
    expect(text).toContain('token=xxxx')
    const letter = await site.app.get(MailWritersService).write(mail, 'shown')
    expect(letter!.text).toContain('token=xxxx')
  })

  it('reports a sign-in on a new device, except for the first and for known devices', async () => {
    const credentials = await hire()
    const begin = (agent: Agent) =>
      agent.post('/api/admin/session').set('User-Agent', FIREFOX).send(credentials).expect(200)
    const office = request.agent(site.http)
    expect(await mailsOf(() => begin(office))).toEqual([])
    expect(await mailsOf(() => begin(office))).toEqual([])
    const [mail, ...others] = await mailsOf(() => begin(request.agent(site.http)))
    expect(others).toEqual([])
    expect(mail!.subject).toBe('Prijava s novog uređaja')
    expect(mail!.text).toContain('Firefox, Windows')
    expect(linkIn(mail!, '/admin/account')).toBe('/admin/account')
  })

  it('uses the language of the recipient’s last sign-in', async () => {
    const credentials = await hire()
    const agent = request.agent(site.http)
    await agent.post('/api/admin/session?lang=en').send(credentials).expect(200)
    const [mail] = await mailsOf(() => ask(credentials.email))
    expect(mail!.subject).toBe('A new password')
    expect(linkIn(mail!, '/admin/invitation')).toMatch(/&lang=en$/)
    const visitor = request.agent(site.http)
    const { headers } = await visitor.get(linkIn(mail!, '/admin/invitation')).expect(303)
    expect((await visitor.get(headers.location!)).text).toContain('Choose a new password for the account')
  })

  it('notifies the user of every change to their authentication', async () => {
    const credentials = await hire()
    const agent = await signIn(site, credentials)
    const subjects: (string | undefined)[] = []
    const of = async (act: () => Promise<unknown>) =>
      subjects.push(...(await mailsOf(act)).map(({ subject }) => subject))
    let code = ''
    await of(async () => ([code = ''] = (await turnOnSecondFactor(agent)).recoveryCodes))
    await of(() =>
      agent
        .post('/api/admin/session')
        .send({ ...credentials, code })
        .expect(200),
    )
    const { password } = credentials
    await of(() => agent.post('/api/admin/account/second-factor/recovery-codes').send({ password }).expect(201))
    await of(() => agent.post('/api/admin/account/second-factor/disable').send({ password }).expect(204))
    await of(() => addPasskey(agent, 'Mobitel'))
    const { body } = await agent.get('/api/admin/account/passkeys').expect(200)
    await of(() => agent.delete(`/api/admin/account/passkeys/${body.items[0].id}`).expect(204))
    const passwords = { currentPassword: password, newPassword: PASSWORD }
    await of(() => agent.put('/api/admin/account/password').send(passwords).expect(204))
    expect(subjects).toEqual([
      'Uključena je potvrda u dva koraka',
      'Iskorišten je kod za oporavak',
      'Izrađeni su novi kodovi za oporavak',
      'Isključena je potvrda u dva koraka aplikacijom',
      'Dodan je pristupni ključ',
      'Uklonjen je pristupni ključ',
      'Lozinka je promijenjena',
    ])
  })
})

describe('password reset request', () => {
  let site: MailingSite
  beforeAll(async () => {
    site = await startMailingSite({ rateLimitScale: 1 })
  })
  afterAll(() => site.close())

  it.each([
    [owner.email, 3],
    ['nobody@example.com', 0],
  ])('is limited to three mails an hour without a visible difference: %s', async (email, mails) => {
    const ask = () => request(site.http).post('/api/admin/forgotten-password').send({ email }).expect(202)
    for (let times = 0; times < 5; times++) {
      await ask()
      await site.deliver()
    }
    expect((await site.mails()).filter(({ recipient }) => recipient === email)).toHaveLength(mails)
  })

  it('shows the next step or the error on the page', async () => {
    const page = '/admin/forgotten-password'
    const form = await request(site.http).get(page).expect(200)
    expect(form.text).toContain('Zaboravljena lozinka')
    const empty = await request(site.http).post(page).type('form').send({ email: '' }).expect(422)
    expect(empty.text).toContain('aria-invalid="true"')
    const sent = await request(site.http).post(page).type('form').send({ email: 'iva@example.com' }).expect(303)
    const { text } = await request(site.http).get(sent.headers.location!).expect(200)
    expect(text).toContain('poveznica stiže za koju minutu i vrijedi jedan sat')
  })

  it('answers 429 after too many requests from one network', async () => {
    const ask = (number: number) =>
      request(site.http)
        .post('/api/admin/forgotten-password')
        .send({ email: `anybody${number}@example.com` })
    const answers = await Promise.all(Array.from({ length: 31 }, (_, number) => ask(number)))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})
