import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { expectLog } from '../../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import { owner, signIn } from '../../support/staff.js'

const message = {
  name: 'Đurđica "Đuka" Žganjer',
  email: 'durdica@example.com',
  phone: '+385 91 234 5678',
  subject: 'foodIntolerance',
  message: 'Zanima me termin.\nHvala & <b>pozdrav</b>! {name} $t(contact.title)',
}
const inquiry = {
  firstName: 'Iva',
  lastName: 'Perić',
  email: 'iva@example.com',
  phone: '+385 1 555 0199',
  preferredLocation: 'Osijek',
  additionalInformation: 'Imam prostor.',
}

describe('mails about leads', () => {
  let site: MailingSite
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: ['staff@example.com'] })
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const post = async (url: string, body: object, key?: string): Promise<{ id: string }> => {
    const sent = request(site.http).post(url).send(body)
    if (key) void sent.set('Idempotency-Key', key)
    return (await sent.expect(201)).body
  }
  /** Returns the mails that an action causes, those to staff first. */
  const mailsOf = async (act: () => Promise<unknown>): Promise<ParsedMail[]> => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails
      .slice(before)
      .sort((a, b) => Number(recipientOf(b) === 'staff@example.com') - Number(recipientOf(a) === 'staff@example.com'))
  }

  it('sends staff all submitted fields, with the sender as Reply-To', async () => {
    let id = ''
    const [mail] = await mailsOf(async () => ({ id } = await post('/api/contact', message)))
    expect(recipientOf(mail!)).toBe('staff@example.com')
    expect(mail!.subject).toBe('Nova poruka: Đurđica "Đuka" Žganjer')
    expect(mail!.replyTo!.value).toEqual([{ name: message.name, address: message.email }])
    expect(mail!.headers.get('auto-submitted')).toBe('auto-generated')
    for (const value of [message.name, message.email, message.phone, 'Testiranje intolerancije na hranu'])
      expect(mail!.text).toContain(value)
    expect(mail!.text).toContain('Zanima me termin.\nHvala & <b>pozdrav</b>! {name} $t(contact.title)')
    expect(mail!.html).toContain('Hvala &amp; &lt;b&gt;pozdrav&lt;/b&gt;! {name} $t(contact.title)')
    const links = [...(mail!.html as string).matchAll(/href="([^"]+)"/g)].map(([, address]) => address!)
    expect(links).toEqual([`${site.environment.publicUrl}/admin/contact-messages/${id}`])
    expect(mail!.text).toContain(links[0])
    const agent = await signIn(site, owner)
    const { text } = await agent.get(new URL(links[0]!).pathname).expect(200)
    expect(text).toContain('Zanima me termin.')
  })

  it.each([
    ['/api/contact', message, 'Vaša poruka je stigla', 'Poštovani,', '/privacy-policy'],
    ['/api/contact?lang=en', message, 'Your message has arrived', 'Hello,', '/privacy-policy?lang=en'],
    ['/api/franchise-inquiry', inquiry, 'Vaš upit za franšizu je stigao', 'Poštovani,', '/privacy-policy'],
    ['/api/franchise-inquiry?lang=en', inquiry, 'Your franchise inquiry has arrived', 'Hello,', 'policy?lang=en'],
  ])('confirms %s in the sender’s language, as text and HTML', async (url, form, subject, greeting, privacy) => {
    const email = `${subject.replace(/\W/g, '')}@example.com`
    const [, mail] = await mailsOf(() => post(url, { ...form, email }))
    expect(recipientOf(mail!)).toBe(email)
    expect(mail!.subject).toBe(subject)
    expect(mail!.headers.get('auto-submitted')).toBe('auto-replied')
    expect(mail!.replyTo!.value).toEqual([{ name: 'Biorezonanca', address: 'staff@example.com' }])
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain(greeting)
      expect(part).toContain(privacy)
    }
    expect(mail!.html).toMatch(url.includes('en') ? '<html lang="en">' : '<html lang="hr">')
  })

  it('repeats no typed text to an address that was typed', async () => {
    const typed = { name: 'Buy at spam.example', message: 'Cheap at spam.example', phone: '+385 91 555 0177' }
    const [, mail] = await mailsOf(() => post('/api/contact', { ...message, ...typed, email: 'victim@example.com' }))
    for (const text of Object.values(typed)) {
      expect(mail!.subject).not.toContain(text)
      expect(mail!.text).not.toContain(text)
      expect(mail!.html).not.toContain(text)
    }
    expect(mail!.text).toContain('Testiranje intolerancije na hranu')
  })

  it('labels the fields of an inquiry as in its form and omits empty ones', async () => {
    const [mail] = await mailsOf(() => post('/api/franchise-inquiry', inquiry))
    expect(mail!.subject).toBe('Novi upit za franšizu: Iva Perić')
    expect(mail!.text).toContain('Željena lokacija\nOsijek')
    expect(mail!.text).not.toContain('Dosadašnje iskustvo')
    expect(mail!.text).toContain('/admin/franchise-inquiries/')
  })

  it('sends one mail for a repeated submission', async () => {
    const form = { ...message, email: 'twice@example.com' }
    const mails = await mailsOf(async () => {
      await post('/api/contact', form, 'the-same')
      await post('/api/contact', form, 'the-same')
    })
    expect(mails.map(recipientOf)).toEqual(['staff@example.com', 'twice@example.com'])
  })

  it('sends mails to the location of the lead', async () => {
    await addMailbox(site, 'centre@example.com', 'zagreb')
    const mails = await mailsOf(() =>
      site.database.query(
        `WITH lead AS (
           INSERT INTO contact_messages (email, language, location, name, subject, message)
           VALUES ('zagreb@example.com', 'hr', 'zagreb', 'Ana', 'general', 'Dobar dan') RETURNING id
         )
         INSERT INTO outbox_events (type, subject_id) SELECT 'contact.received', id FROM lead`,
      ),
    )
    expect(mails.map(recipientOf)).toContain('centre@example.com')
  })

  it("names the service of an appointment request in the recipient's language", async () => {
    const mails = await mailsOf(() =>
      site.database.query(
        `WITH lead AS (
           INSERT INTO appointment_requests (email, language, name, service, wishes, for_whom)
           VALUES ('ann@example.com', 'en', 'Ann Lee', 'Repeat test', '[{"date":"2099-03-03","partOfDay":"any"}]', 'self') RETURNING id
         )
         INSERT INTO outbox_events (type, subject_id) SELECT 'appointment.received', id FROM lead`,
      ),
    )
    const textTo = (address: string) => mails.find((mail) => recipientOf(mail) === address)!.text
    expect(textTo('staff@example.com')).toContain('Ponovljeno testiranje')
    expect(textTo('staff@example.com')).not.toContain('Repeat test')
    expect(textTo('ann@example.com')).toContain('Repeat test')
  })

  it('sends no mail to the preferred location of a franchise inquiry', async () => {
    const mails = await mailsOf(() =>
      post('/api/franchise-inquiry', { ...inquiry, email: 'knows@example.com', location: 'zagreb' }),
    )
    expect(mails.map(recipientOf)).toEqual(['staff@example.com', 'knows@example.com'])
  })

  it('confirms at most five messages per address and day, in any spelling; staff receive all', async () => {
    const mails = await mailsOf(async () => {
      for (const email of ['bomb@example.com', 'Bomb@Example.com', ...Array<string>(5).fill('bomb@example.com')])
        await post('/api/contact', { ...message, email })
    })
    expect(mails.filter((mail) => recipientOf(mail) === 'staff@example.com')).toHaveLength(7)
    expect(mails).toHaveLength(12)
  })

  it('sends no mail for a lead erased in the meantime', async () => {
    const mails = await mailsOf(() =>
      site.database.query(
        `INSERT INTO outbox_events (type, subject_id) VALUES ('contact.received', gen_random_uuid())`,
      ),
    )
    expect(mails).toEqual([])
  })

  it('retries a lead whose event fails, without delaying others', async () => {
    expectLog(/Event handler failed for contact\.received/)
    await site.database.query(`INSERT INTO outbox_events (type, subject_id) VALUES ('contact.received', 'no id')`)
    const mails = await mailsOf(() => post('/api/contact', { ...message, email: 'other@example.com' }))
    expect(mails.map(recipientOf)).toEqual(['staff@example.com', 'other@example.com'])
    const [{ next_attempt_at: next }] = await site.database.query('SELECT next_attempt_at FROM outbox_events')
    expect(next.getTime()).toBeGreaterThan(Date.now())
    await site.database.query('DELETE FROM outbox_events')
  })

  it('leaves events of unknown types for a later version', async () => {
    await site.database.query(`INSERT INTO outbox_events (type, subject_id) VALUES ('telepathy.received', 'x')`)
    await site.app.get(OutboxService).dispatchPending()
    const events = await site.database.query<{ type: string }[]>('DELETE FROM outbox_events RETURNING type')
    expect(events[0]).toEqual([{ type: 'telepathy.received' }])
  })
})
