import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'

const vouchers = { name: { hr: 'Darovni bonovi', en: 'Gift vouchers' }, hidden: false }
const message = { name: 'Ana Horvat', email: 'ana@example.com', message: 'Imate li bonove?' }

describe('subjects of contact messages', () => {
  let site: MailingSite
  let server: MailServer
  let admin: ContentAdmin
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: ['staff@example.com'] })
    admin = await ContentAdmin.of(site)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  afterEach(async () => {
    await site.database.query('DELETE FROM contact_messages')
    await site.changeContent(`DELETE FROM contact_subjects WHERE slug LIKE 'darovni-bonovi%'`)
    await site.changeContent('UPDATE contact_subjects SET hidden = false')
  })

  const add = async (content: object = {}): Promise<Json> =>
    (await admin.add('contact-subjects', { ...vouchers, ...content }).expect(201)).body
  const find = async (slug: string): Promise<Json> =>
    (await admin.list('contact-subjects')).find((item) => item.slug === slug)!
  const offered = async (lang: string): Promise<{ slug: string; name: string }[]> =>
    (await request(site.http).get('/api/contact-subjects').query({ lang }).expect(200)).body
  const post = (subject: string, lang = 'hr') =>
    request(site.http)
      .post('/api/contact')
      .query({ lang })
      .send({ ...message, subject })
  const optionsOf = (html: string) =>
    [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)</g)].map(([, slug, name]) => `${slug}: ${name}`)

  it('are offered by API and form in the order of the owner, without hidden ones', async () => {
    const { id } = await add()
    const ids = (await admin.list('contact-subjects')).map((item) => item.id as string)
    await admin.agent
      .put('/api/admin/content/contact-subjects')
      .send({ ids: [id, ...ids.filter((one) => one !== id)] })
      .expect(204)
    await admin.save('contact-subjects', await find('franchise'), { hidden: true }).expect(200)
    expect((await offered('hr')).map(({ slug }) => slug)).toEqual([
      'darovni-bonovi',
      'general',
      'foodIntolerance',
      'functionalScreening',
      'bioresonance',
    ])
    expect((await offered('en'))[0]).toEqual({ slug: 'darovni-bonovi', name: 'Gift vouchers' })
    const { text } = await request(site.http).get('/contact?lang=en').expect(200)
    expect(optionsOf(text)).toEqual(
      expect.arrayContaining(['darovni-bonovi: Gift vouchers', 'general: General question']),
    )
    expect(text).not.toContain('value="franchise"')
    await site.changeContent(`UPDATE contact_subjects SET position = 9 WHERE slug = 'darovni-bonovi'`)
  })

  it('are named in lists, details, exports, mails and the API as they were when the message arrived', async () => {
    await add()
    const { id } = (await post('darovni-bonovi', 'en').expect(201)).body as { id: string }
    await admin
      .save('contact-subjects', await find('darovni-bonovi'), { name: { hr: 'Bon', en: 'Voucher' } })
      .expect(200)
    await admin.remove('contact-subjects', await find('darovni-bonovi')).expect(204)
    const path = '/api/admin/contact-messages'
    const named = { subject: 'darovni-bonovi', subjectName: vouchers.name }
    expect((await admin.agent.get(`${path}/${id}`).expect(200)).body).toMatchObject(named)
    expect((await admin.agent.get(path).expect(200)).body.items).toMatchObject([named])
    expect((await admin.agent.get(`${path}/export?lang=en`).buffer().expect(200)).text).toContain('Gift vouchers')
    for (const page of ['/admin/contact-messages', `/admin/contact-messages/${id}`, '/admin/simple-contact'])
      expect((await admin.agent.get(page).expect(200)).text).toContain('Darovni bonovi')
    expect((await admin.agent.get('/admin/dashboard?lang=en').expect(200)).text).toContain('Gift vouchers')
    await site.deliver()
    const textTo = (recipient: string) => server.mails.find((mail) => recipientOf(mail) === recipient)?.text
    expect(textTo(message.email)).toContain('Gift vouchers')
    expect(textTo('staff@example.com')).toContain('Darovni bonovi')
  })

  it('are renamed without a change of earlier messages', async () => {
    await post('general').expect(201)
    const general = await find('general')
    await admin.save('contact-subjects', general, { name: { hr: 'Pitanje', en: 'Question' } }).expect(200)
    await post('general').expect(201)
    const { body } = await admin.agent.get('/api/admin/contact-messages').expect(200)
    expect(body.items.map((item: Json) => item.subjectName.hr)).toEqual(['Pitanje', 'Opći upit'])
    await admin.save('contact-subjects', await find('general'), general.content).expect(200)
  })

  it('reject a removed or hidden one in an open form, and keep what was typed', async () => {
    await admin.save('contact-subjects', await find('franchise'), { hidden: true }).expect(200)
    for (const subject of ['franchise', 'darovni-bonovi']) {
      const { body } = await post(subject, 'en').expect(422)
      expect(body.errors).toEqual([
        { field: 'subject', code: 'subject.invalid', message: 'That subject is not available; choose another one' },
      ])
    }
    const { text } = await request(site.http)
      .post('/kontakt')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...message, subject: 'franchise' })
      .expect(422)
    expect(text).toContain('Ta tema nije u ponudi; odaberite drugu')
    expect(text).toMatch(/<textarea[^>]*>Imate li bonove\?</)
  })

  it('cannot be removed if pages name them, shop items refer to them, or no other one is visible', async () => {
    const refused = async (slug: string) =>
      (await admin.remove('contact-subjects', await find(slug)).expect(409)).body.code as string
    expect(await refused('general')).toBe('content.subject_in_use')
    await add()
    const [item] = await admin.list('shop-items')
    const { body: changed } = await admin.save('shop-items', item, { subject: 'darovni-bonovi' }).expect(200)
    expect(await refused('darovni-bonovi')).toBe('content.subject_in_use')
    await admin.save('shop-items', changed, { subject: item.content.subject }).expect(200)
    await site.changeContent(`UPDATE contact_subjects SET hidden = slug <> 'darovni-bonovi'`)
    expect(await refused('darovni-bonovi')).toBe('content.subject_in_use')
    const { body } = await admin.save('contact-subjects', await find('darovni-bonovi'), { hidden: true }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'hidden', code: 'subject.last' }])
    await admin.save('contact-subjects', await find('general'), { hidden: false }).expect(200)
    await admin.remove('contact-subjects', await find('darovni-bonovi')).expect(204)
  })

  it('remain visible, one of them, if the last two are hidden concurrently', async () => {
    await site.changeContent(`UPDATE contact_subjects SET hidden = slug NOT IN ('general', 'franchise')`)
    const last = [await find('general'), await find('franchise')]
    const answers = await Promise.all(last.map((item) => admin.save('contact-subjects', item, { hidden: true })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await offered('hr')).toHaveLength(1)
  })

  it('have names of their own, and slugs that stay', async () => {
    const { body } = await admin.add('contact-subjects', { ...vouchers, name: { hr: 'Franšiza', en: 'X' } }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'name.hr', code: 'subject.taken' }])
    const item = await add()
    const { body: renamed } = await admin
      .save('contact-subjects', item, { name: { hr: 'Bon', en: 'Voucher' } })
      .expect(200)
    expect(renamed.slug).toBe('darovni-bonovi')
    expect((await add()).slug).toBe('darovni-bonovi-2')
  })
})
