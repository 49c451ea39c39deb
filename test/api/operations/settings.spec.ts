import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { Environment } from '../../../src/platform/config/environment.js'
import { SiteContentService } from '../../../src/platform/database/site-content.service.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { SettingsService } from '../../../src/platform/settings/settings.service.js'
import { ExpiredRowsService } from '../../../src/privacy/retention/expired-rows.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { allowLog } from '../../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addColleague, type Agent, auditedActions, owner, signIn } from '../../support/staff.js'
import { testEnvironment } from '../../support/test-environment.js'
import { until } from '../../support/until.js'

const api = '/api/admin/settings'
const page = '/admin/settings'
const message = contactMessage({ name: 'Ana' })

describe('settings', () => {
  let site: MailingSite
  let agent: Agent
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    agent = await signIn(site, owner)
  })
  afterEach(async () => {
    await site.changeContent(`UPDATE settings SET version = 1, set_values = '{}'`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const put = (values: object, version = 1) => agent.put(api).set('If-Match', `"${version}"`).send(values)
  /** Saves periods of which some become shorter, as an owner who has been asked about them. */
  const putShorter = async (values: object, version = 1) => {
    const { body } = await put(values, version).expect(422)
    const { args } = body.errors.find(({ field }: { field: string }) => field === 'confirmed')
    return put({ ...values, confirmed: args.asked }, version).expect(200)
  }
  const post = (fields: object) => agent.post(page).type('form').send(fields)
  const mailTo = (address: string) => server.mails.find((mail) => recipientOf(mail) === address)
  const kept = async () => {
    const [row] = await site.database.query<object[]>('SELECT set_values AS values, version FROM settings')
    return row
  }

  it('is empty at first, with the default values', async () => {
    const { body, headers } = await agent.get(api).expect(200)
    expect(headers.etag).toBe('"1"')
    expect(body).toMatchObject({
      version: 1,
      values: {},
      defaults: {
        senderName: 'Biorezonanca',
        senderEmail: 'info@example.com',
        digestHours: '7',
        answerDays: '1',
        earliestDay: '1',
        bookingLeadHours: '12',
        bookingDays: '60',
        bookingStep: '30',
        bookingCancelHours: '12',
        reviewInvitations: 'off',
        reviewDelayHours: '24',
        consentBanner: 'always',
        secondFactorOfAdmins: 'required',
        secondFactorOfStaff: 'optional',
        secondFactorOfEditors: 'optional',
        contactMessages: '2 years',
        mails: '90 days',
      },
      setBy: {},
    })
  })

  it('stores normalised values, and records only the names', async () => {
    const { body, headers } = await putShorter({
      senderName: ' Centri ',
      digestHours: '13, 7;07',
      contactMessages: '18 Mjeseci',
      mails: '1  DAY',
    })
    const values = {
      senderName: 'Centri',
      digestHours: '7, 13',
      contactMessages: '18 months',
      mails: '1 day',
    }
    expect(headers.etag).toBe('"2"')
    expect(body).toMatchObject({ version: 2, values })
    expect(await kept()).toEqual({ values, version: 2 })
    const [event] = await site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({
      action: 'settings.changed',
      actor_email: owner.email,
      details: { fields: ['senderName', 'digestHours', 'contactMessages', 'mails'] },
    })
    await put({}, 2).expect(200)
    expect(await kept()).toEqual({ values: {}, version: 3 })
  })

  it.each(['senderName', 'senderEmail', 'digestHours', 'contactMessages', 'mails'])(
    'treats null for %s as empty',
    async (field) => {
      await put({ senderName: 'Centri' }).expect(200)
      await put({ senderName: 'Centri', [field]: null }, 2).expect(200)
      expect((await kept())!).toMatchObject({ values: field === 'senderName' ? {} : { senderName: 'Centri' } })
      await put({ [field]: null }, field === 'senderName' ? 3 : 2).expect(200)
      expect((await kept())!).toMatchObject({ values: {} })
    },
  )

  it('records no change when values stay the same', async () => {
    const before = await auditedActions(site)
    await put({}).expect(200).expect('ETag', '"1"')
    expect(await auditedActions(site)).toEqual(before)
  })

  it('requires the version that was seen', async () => {
    await agent.put(api).send({}).expect(428)
    await put({ senderName: 'Prvi' }).expect(200)
    const { body } = await put({ senderName: 'Drugi' }).expect(412)
    expect(body.code).toBe('settings.changed_meanwhile')
    await Promise.all([put({ senderName: 'A' }, 2), put({ senderName: 'B' }, 2)]).then((answers) =>
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]),
    )
    expect(await kept()).toMatchObject({ version: 3 })
  })

  it.each([
    ['senderEmail', 'nobody', 'email.invalid'],
    ['senderEmail', 'a@b.hr>\r\nBcc: x@y.hr', 'invalidCharacters'],
    ['senderName', 'Ana\r\nBcc: x@y.hr', 'invalidCharacters'],
    ['senderName', 'x'.repeat(101), 'tooLong'],
    ['contactMessages', '0 days', 'period.invalid'],
    ['mails', '1000 years', 'period.invalid'],
    ['mails', 'forever', 'period.invalid'],
    ['answerDays', '0', 'answerDays.invalid'],
    ['answerDays', '11', 'answerDays.invalid'],
    ['earliestDay', '11', 'earliestDay.invalid'],
    ['bookingLeadHours', '169', 'bookingLeadHours.invalid'],
    ['bookingDays', '0', 'bookingDays.invalid'],
    ['bookingStep', '7', 'bookingStep.invalid'],
    ['bookingCancelHours', '-1', 'bookingCancelHours.invalid'],
    ['reviewInvitations', 'yes', 'reviewInvitations.invalid'],
    ['reviewDelayHours', '169', 'reviewDelayHours.invalid'],
    ['messageLocation', 'nowhere', 'location.unknown'],
    ['digestHours', '24', 'hours.invalid'],
    ['digestHours', '7:30', 'hours.invalid'],
  ])('refuses %s %j', async (field, value, code) => {
    const { body } = await put({ [field]: value }).expect(422)
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }))
    expect(await kept()).toEqual({ values: {}, version: 1 })
  })

  it('refuses oversized values quickly', async () => {
    const begun = performance.now()
    await put({ senderEmail: `a@${'a.'.repeat(45_000)}` }).expect(422)
    expect(performance.now() - begun).toBeLessThan(30_000)
  })

  it('restricts settings to administrators', async () => {
    const staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    await staff.get(api).expect(403)
    await staff.put(api).set('If-Match', '"1"').send({ senderName: 'Iva' }).expect(403)
    await staff.post(`${api}/test-message`).expect(403)
    await staff.get(page).expect(403)
    await staff.post(page).type('form').send({ version: '1', senderName: 'Iva' }).expect(403)
    await staff.post(`${page}?test=1&lang=hr`).type('form').send({}).expect(403)
    await request(site.http).get(api).expect(401)
    expect(await kept()).toEqual({ values: {}, version: 1 })
    expect(server.mails).toEqual([])
  })

  it('applies the mail sender immediately', async () => {
    await put({
      senderName: 'Centri "Ž"',
      senderEmail: 'centri@example.org',
    })
    await request(site.http).post('/api/contact').send(message).expect(201)
    await site.deliver()
    expect(server.mails.map(recipientOf).sort()).toEqual(['ana@example.com', owner.email])
    for (const { from } of server.mails)
      expect(from!.value).toEqual([{ name: 'Centri "Ž"', address: 'centri@example.org' }])
    await put({}, 2)
    await request(site.http).post('/api/contact').send(message).expect(201)
    await site.deliver()
    expect(server.mails.at(-1)!.from!.value).toEqual([{ name: 'Biorezonanca', address: 'info@example.com' }])
  })

  it('promises an answer within the days of the setting, on the page and in the confirmation', async () => {
    const appointmentPage = async (language: string) =>
      (await request(site.http).get(`/request-appointment?lang=${language}`)).text
    expect(await appointmentPage('hr')).toContain('U roku od jednog radnog dana')
    await put({ answerDays: '3' }).expect(200)
    await until(async () => (await appointmentPage('hr')).includes('U roku od 3 radna dana'))
    expect(await appointmentPage('en')).toContain('Within 3 working days')
    const { name, email } = message
    const [{ slug }] = (await request(site.http).get('/api/locations')).body
    await site.database.query(
      `WITH lead AS (
         INSERT INTO appointment_requests (name, email, language, location, service, wishes, for_whom)
         VALUES ($1, $2, 'hr', $3, 'Testiranje', '[]', 'self') RETURNING id
       )
       INSERT INTO outbox_events (type, subject_id) SELECT 'appointment.received', id FROM lead`,
      [name, email, slug],
    )
    await site.deliver()
    expect(mailTo(email)!.text).toContain('u roku od 3 radna dana')
  })

  it('gives messages without a location to the one of the setting', async () => {
    await put({ messageLocation: 'zagreb' }).expect(200)
    await request(site.http).post('/api/contact').send(message).expect(201)
    const [lead] = await site.database.query('SELECT location FROM contact_messages ORDER BY id DESC LIMIT 1')
    expect(lead.location).toBe('zagreb')
  })

  it('restarts the grace period of users whose role requires the second factor from now on, and of no others', async () => {
    for (const role of ['staff', 'editor'] as const) await addColleague(site, role, `grace-${role}@example.com`)
    const days = async () => {
      const users = await site.database.query<{ days: number }[]>(
        `SELECT extract(day FROM now() - second_factor_grace_from)::int AS days FROM users
         WHERE email LIKE 'grace-%' OR email = $1 ORDER BY role`,
        [owner.email],
      )
      return users.map((user) => user.days)
    }
    const begun = () => site.database.query(`UPDATE users SET second_factor_grace_from = now() - interval '3 days'`)
    await begun()
    await put({ senderName: 'Centri' }).expect(200)
    expect(await days()).toEqual([3, 3, 3])
    await put({ secondFactorOfStaff: 'required' }, 2).expect(200)
    expect(await days()).toEqual([3, 3, 0])
    await begun()
    await put({ secondFactorOfStaff: 'required', secondFactorOfAdmins: 'optional' }, 3).expect(200)
    await put({ secondFactorOfStaff: 'required', secondFactorOfAdmins: 'required' }, 4).expect(200)
    expect(await days()).toEqual([0, 3, 3])
    await site.database.query('UPDATE users SET second_factor_grace_from = now()')
  })

  it('makes the policy name invitations to reviews only while they are sent', async () => {
    const policy = async () => (await request(site.http).get('/privacy-policy?lang=hr').expect(200)).text
    const isNamed = async () => (await policy()).split('<script id=')[0]!.includes('poziv na recenziju')
    expect(await isNamed()).toBe(false)
    await put({ reviewInvitations: 'on' }).expect(200)
    await until(isNamed)
  })

  it.each([
    [{}, {}, true],
    [{}, { consentBanner: 'always' as const }, true],
    [{}, { consentBanner: 'needed' as const }, false],
    [{ tagManagerId: 'GTM-TEST123' }, { consentBanner: 'needed' as const }, true],
    [{ earlyConnections: ['https://example.org'] }, { consentBanner: 'needed' as const }, true],
  ])('asks visitors about cookies with environment %j and settings %j: %j', async (environment, values, isAsked) => {
    await put(values).expect(200)
    const settings = new SettingsService(
      site.app.get(SiteContentService),
      new Environment({ ...site.environment, ...environment }),
    )
    expect(await settings.asksForConsent()).toBe(isAsked)
  })

  describe('retention periods', () => {
    const policy = async () => (await request(site.http).get('/privacy-policy').expect(200)).text
    const addMessage = async (age: string) => {
      const [row] = await site.database.query<{ id: string }[]>(
        `INSERT INTO contact_messages (name, email, subject, message, language, received_at)
         VALUES ('Ana', 'ana@example.com', 'general', 'x', 'hr', now() - $1::interval) RETURNING id`,
        [age],
      )
      return row!.id
    }
    const messages = async () =>
      (await site.database.query<{ id: string }[]>('SELECT id FROM contact_messages')).map(({ id }) => id)
    beforeEach(() => site.database.query('TRUNCATE contact_messages CASCADE'))

    it('shows a changed period in the policy with the next response, despite the page cache', async () => {
      expect(await policy()).toContain('poruke: 2 godine')
      await putShorter({ contactMessages: '17 months' })
      await until(async () => (await policy()).includes('poruke: 17 mjeseci'))
    })

    it('applies a changed period to the daily retention run', async () => {
      const old = await addMessage('40 days')
      const young = await addMessage('20 days')
      await site.app.get(ExpiredRowsService).run()
      expect((await messages()).sort()).toEqual([old, young].sort())
      await putShorter({ contactMessages: '1 month' })
      await site.app.get(ExpiredRowsService).run()
      expect(await messages()).toEqual([young])
    })

    it('are not shortened by the API before the owner has confirmed just that', async () => {
      const { body } = await put({ contactMessages: '1 godina', mails: '2 years' }).expect(422)
      expect(body.errors).toEqual([
        expect.objectContaining({
          field: 'confirmed',
          code: 'confirmDeletion',
          args: { asked: 'contactMessages:1 year' },
        }),
        expect.objectContaining({ field: 'contactMessages', code: 'period.shorter' }),
      ])
      await put({ contactMessages: '11 months', confirmed: 'contactMessages:1 year' }).expect(422)
      expect(await kept()).toEqual({ values: {}, version: 1 })
      await put({ contactMessages: '1 year', confirmed: 'contactMessages:1 year' }).expect(200)
      expect(await kept()).toEqual({ values: { contactMessages: '1 year' }, version: 2 })
    })

    it('requires confirmation on the page for shorter periods', async () => {
      const fields = { version: '1', contactMessages: '1 godina', mails: '2 godine', discardedLeads: '30 dana' }
      const { text } = await post(fields).expect(422)
      expect(text).toContain('name="confirmed"')
      const asked = text.slice(text.indexOf('Neki će se podaci čuvati kraće'))
      expect([...asked.slice(0, asked.indexOf('</ul>')).matchAll(/<li>([^<]+)/g)].map(([, kind]) => kind)).toEqual([
        'Poruke',
        'Neželjeno i odbačeno',
      ])
      expect(await kept()).toEqual({ values: {}, version: 1 })
      const confirmed = /name="confirmed" value="([^"]+)"/.exec(text)![1]
      const more = await post({ ...fields, franchiseInquiries: '1 dan', confirmed }).expect(422)
      expect(more.text).toContain('<li>Upiti za franšizu')
      await post({ ...fields, contactMessages: '1 dan', confirmed }).expect(422)
      await post({ ...fields, confirmed: '1' }).expect(422)
      expect(await kept()).toEqual({ values: {}, version: 1 })
      await post({ ...fields, confirmed })
        .expect(303)
        .expect('Location', `${page}?done=save`)
      const values = { contactMessages: '1 year', mails: '2 years', discardedLeads: '30 days' }
      expect(await kept()).toEqual({ values, version: 2 })
      await post({ version: '2', ...values, contactMessages: '12 months', discardedLeads: '31 days' }).expect(303)
      await post({ version: '3', ...values, contactMessages: '12 months', discardedLeads: '' }).expect(303)
    })
  })

  describe('settings page', () => {
    it('saves without JavaScript and shows errors with the input', async () => {
      const { text } = await agent.get(page).expect(200)
      expect(text).toMatch(/name="version" value="1"/)
      await post({ version: '1', senderName: 'Centri', mails: '' }).expect(303)
      expect(await kept()).toEqual({ values: { senderName: 'Centri' }, version: 2 })
      const refused = await post({ version: '2', senderName: 'Drugi', mails: 'zauvijek' }).expect(422)
      expect(refused.text).toContain('value="zauvijek"')
      expect(refused.text).toContain('Upišite broj i jedinicu')
      const late = await post({ version: '1', senderName: 'Kasno' }).expect(412)
      expect(late.text).toContain('Postavke su u međuvremenu promijenjene')
      expect(late.text).toMatch(/name="version" value="1"/)
      await post({ version: 'x', senderName: 'Kasno' }).expect(422)
      expect(await kept()).toEqual({ values: { senderName: 'Centri' }, version: 2 })
    })

    it('shows values in the user’s language', async () => {
      await putShorter({ contactMessages: '5 years', mails: '21 days' })
      expect((await agent.get(`${page}?lang=hr`)).text).toMatch(/value="5 godina"[^]*value="21 dan"/)
      expect((await agent.get(`${page}?lang=en`)).text).toMatch(/value="5 years"[^]*value="21 days"/)
    })

    it('names settings in the audit log', async () => {
      await put({ senderEmail: 'hidden@example.com', mails: '5 years' })
      const { text } = await agent.get('/admin/audit-log?action=settings.changed&lang=hr').expect(200)
      expect(text).toContain('čuvanje emailova')
      expect(text).not.toContain('hidden@example.com')
    })
  })

  describe('test message', () => {
    it('has a sample for the preview', async () => {
      const sample = site.app.get(MailWritersService).samples.get('settings.test')!.letter!
      expect((await sample('hr', 'published')).text).toContain('info@example.com')
    })

    it('sends one mail from the saved sender to the user', async () => {
      await put({ senderEmail: 'centri@example.org' })
      const { body } = await agent.post(`${api}/test-message?lang=en`).send({ to: 'x@example.com' }).expect(200)
      expect(body).toEqual({ outcome: 'sent', recipient: owner.email, reason: null })
      expect(server.mails.map(recipientOf)).toEqual([owner.email])
      expect(mailTo(owner.email)).toMatchObject({ subject: 'Test message' })
      expect(mailTo(owner.email)!.from!.value).toEqual([{ name: 'Biorezonanca', address: 'centri@example.org' }])
      expect(mailTo(owner.email)!.text).toContain('centri@example.org')
      expect((await auditedActions(site)).at(-1)).toBe('settings.tested')
    })

    it('shows its result on the page', async () => {
      const { text } = await agent.post(`${page}?test=1&lang=hr`).type('form').send({}).expect(200)
      expect(text).toContain(`Poslužitelj za email preuzeo je poruku za ${owner.email}`)
      const typed = { version: '1', senderName: 'Centri', mails: 'zauvijek' }
      const again = await agent.post(`${page}?test=1&lang=hr`).type('form').send(typed).expect(200)
      for (const value of Object.values(typed)) expect(again.text).toContain(`value="${value}"`)
      expect(await kept()).toEqual({ values: {}, version: 1 })
      server.mails.pop()
      expect(server.mails.map(recipientOf)).toEqual([owner.email])
    })

    it('reports the server’s response without the password', async () => {
      allowLog(/Delivery failed for mail contact\..* EAUTH 535/) // leads of earlier tests
      const refusing = await startMailServer({
        disabledCommands: ['STARTTLS'],
        authOptional: false,
        authMethods: ['PLAIN'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, callback) =>
          callback(new Error(`No ${username} with ${password} here`)),
      })
      const smtpUrl = `smtp://mailuser:p%40ss%3Aword@127.0.0.1:${refusing.port}`
      const other = await startMailingSite({ smtpUrl })
      const { body } = await (await signIn(other, owner)).post(`${api}/test-message`).expect(200)
      expect(body).toMatchObject({ outcome: 'failed', recipient: owner.email })
      expect(body.reason).toMatch(/No … with … here/)
      expect(JSON.stringify(body)).not.toMatch(/mailuser|p@ss|p%40ss/)
      await request(other.http).post('/api/contact').send(message).expect(201)
      await other.deliver()
      const [mail] = await other.mails()
      expect(mail!.lastError).toMatch(/No … with … here/)
      await other.close()
      await refusing.close()
    })

    it('reports an unreachable server', async () => {
      const other = await startMailingSite({ smtpUrl: 'smtp://127.0.0.1:2' }) // a port that no parallel test can get
      const otherAgent = await signIn(other, owner)
      const { body } = await otherAgent.post(`${api}/test-message`).expect(200)
      expect(body).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('ECONNREFUSED') })
      const { text } = await otherAgent.post(`${page}?test=1&lang=hr`).type('form').send({}).expect(200)
      expect(text).toContain('ECONNREFUSED')
      await other.close()
    })

    it('is stored as a file without a server', async () => {
      const other = await startMailingSite()
      const { body } = await (await signIn(other, owner)).post(`${api}/test-message`).expect(200)
      expect(body).toEqual({ outcome: 'kept', recipient: owner.email, reason: null })
      const directory = join(other.environment.dataDir, 'mail')
      const [file] = readdirSync(directory)
      expect(readFileSync(join(directory, file!), 'utf8')).toContain(`To: ${owner.email}`)
      await other.close()
    })

    it('is rate-limited for API and page together', async () => {
      const other = await startMailingSite({ rateLimitScale: 1, smtpUrl: server.url })
      const otherAgent = await signIn(other, owner)
      for (let count = 0; count < 3; count++) await otherAgent.post(`${api}/test-message`).expect(200)
      for (let count = 0; count < 2; count++)
        await otherAgent.post(`${page}?test=1&lang=hr`).type('form').send({}).expect(200)
      await otherAgent.post(`${api}/test-message`).expect(429)
      const { text } = await otherAgent.post(`${page}?test=1&lang=hr`).type('form').send({}).expect(429)
      expect(text).toContain('Previše zahtjeva')
      expect(server.mails).toHaveLength(5)
      await other.close()
    })
  })
})

describe('setting from an environment variable', () => {
  let site: MailingSite
  let agent: Agent
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({
      smtpUrl: server.url,
      mailFrom: 'Okolina <env@example.com>',
      retention: { ...testEnvironment().retention, mails: { count: 40, unit: 'day' } },
      setVariables: ['MAIL_FROM', 'RETENTION_MAILS'],
    })
    agent = await signIn(site, owner)
    await site.changeContent(
      `UPDATE settings SET set_values = '{"senderName": "Stari", "senderEmail": "old@example.com", "mails": "3 days"}'`,
    )
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  it('takes precedence and names its variable', async () => {
    const { body } = await agent.get(api).expect(200)
    expect(body).toMatchObject({
      values: {},
      defaults: { senderName: 'Okolina', senderEmail: 'env@example.com', mails: '40 days' },
      setBy: { senderName: 'MAIL_FROM', senderEmail: 'MAIL_FROM', mails: 'RETENTION_MAILS' },
    })
    await agent.post(`${api}/test-message`).expect(200)
    expect(server.mails[0]!.from!.value).toEqual([{ name: 'Okolina', address: 'env@example.com' }])
    const { text } = await agent.get(page).expect(200)
    expect(text).toContain('Određuje varijabla okoline MAIL_FROM')
    expect(text).not.toContain('name="senderEmail"')
    expect((await request(site.http).get('/privacy-policy')).text).toContain('40 dana od slanja')
  })

  it('cannot be changed, and keeps the stored value for later', async () => {
    const { body } = await agent.put(api).set('If-Match', '"1"').send({ senderEmail: 'new@example.com' }).expect(422)
    expect(body.errors).toEqual([
      expect.objectContaining({
        field: 'senderEmail',
        code: 'setByEnvironment',
        message: expect.stringContaining('MAIL_FROM'),
      }),
    ])
    await agent.put(api).set('If-Match', '"1"').send({ digestHours: '7', mails: null }).expect(200)
    const [row] = await site.database.query('SELECT set_values AS values FROM settings')
    expect(row.values).toEqual({
      senderName: 'Stari',
      senderEmail: 'old@example.com',
      mails: '3 days',
      digestHours: '7',
    })
  })
})
