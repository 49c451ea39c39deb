import request from 'supertest'
import { contactMessage } from '../../support/contact-message.js'
import { expectLog } from '../../support/expected-log.js'
import { type MailServer, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const message = contactMessage({ name: 'Ana', message: 'Dobar <b>dan</b>' })

describe('outgoing mail in the admin', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  let refusing = true
  const url = (id = '', more = '') => `/api/admin/outgoing-mails${id && `/${id}`}${more}`

  beforeAll(async () => {
    server = await startMailServer({
      onRcptTo({ address }, _session, callback) {
        const refused = refusing && address === 'staff@example.com'
        callback(refused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null)
      },
    })
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: ['staff@example.com'] })
    agent = await signIn(site, owner)
    await request(site.http).post('/api/contact').send(message).expect(201)
    await site.deliver()
    expectLog(/Delivery failed for mail contact\.staff .* 550/)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const ofKind = async (kind: string) => {
    const { body } = await agent.get(url()).expect(200)
    return (body.items as { id: string; kind: string }[]).find((mail) => mail.kind === kind)!
  }

  it('is listed with its state', async () => {
    const { body } = await agent.get(url()).expect(200)
    expect(body).toMatchObject({ total: 2, waiting: 0, givenUp: 1, keptAsFiles: false })
    expect(await ofKind('contact.staff')).toMatchObject({
      recipient: 'staff@example.com',
      state: 'givenUp',
      attempts: 1,
      nextAttemptAt: null,
      lastError: expect.stringContaining('No such mailbox'),
    })
    expect(await ofKind('contact.confirmation')).toMatchObject({ recipient: 'ana@example.com', state: 'sent' })
  })

  it.each([
    ['sent', ['contact.confirmation']],
    ['givenUp', ['contact.staff']],
    ['waiting', []],
  ])('is filtered by %s', async (state, kinds) => {
    const { body } = await agent.get(url('', `?state=${state}`)).expect(200)
    expect((body.items as { kind: string }[]).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('is shown with its content, and repeated views are recorded once', async () => {
    const { id } = await ofKind('contact.staff')
    const { body } = await agent.get(url(id)).expect(200)
    expect(body).toMatchObject({ subject: 'Nova poruka: Ana', replyTo: 'Ana <ana@example.com>' })
    expect(body.text).toContain('Dobar <b>dan</b>')
    await agent.get(url(id)).expect(200)
    const looks = await site.database.query(
      `SELECT actor_email FROM audit_events WHERE action = 'mail.viewed' AND subject_id = $1`,
      [id],
    )
    expect(looks).toEqual([{ actor_email: owner.email }])
  })

  it('is rendered like in a mail program, without scripts or external resources', async () => {
    const { id } = await ofKind('contact.staff')
    const { text, headers } = await agent
      .get(url(id, '/html'))
      .expect(200)
      .expect('Content-Type', 'text/html; charset=utf-8')
      .expect('Cache-Control', 'no-store')
    expect(headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    expect(text).toContain('Dobar &lt;b&gt;dan&lt;/b&gt;')
  })

  it('is retried after giving up, by an administrator only', async () => {
    const { id } = await ofKind('contact.staff')
    const staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    await staff.post(url(id, '/send-again')).expect(403)
    await staff.get(url(id)).expect(403)
    refusing = false
    await agent
      .post(`/admin/outgoing-mails/${id}`)
      .expect(303)
      .expect('Location', /\?done=sendAgain$/)
    await site.deliver()
    expect(await ofKind('contact.staff')).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
    const { body } = await agent.post(url(id, '/send-again')).expect(409)
    expect(body.code).toBe('mail.not_given_up')
    const { body: log } = await agent.get('/api/admin/audit-events?action=mail.sent_again').expect(200)
    expect(log.items).toMatchObject([{ subjectKind: 'mail', subjectId: id }])
  })

  it('is 404 when unknown or obsolete', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    await agent.get(url(nobody)).expect(404)
    await agent.post(url(nobody, '/send-again')).expect(404)
    const { id } = await ofKind('contact.confirmation')
    await site.database.query('DELETE FROM contact_messages')
    await agent
      .get(url(id))
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ subject: null, text: null }))
    await agent.get(url(id, '/html')).expect(404)
    await agent.get(`/admin/outgoing-mails/${id}`).expect(200)
  })

  it('is shown without content when its template is missing, as after a rollback', async () => {
    const [{ id }] = await site.database.query<[{ id: string }]>(
      `INSERT INTO outgoing_mails (id, kind, subject_id, recipient, language, message_id, next_attempt_at)
       VALUES (gen_random_uuid(), 'telepathy', '', 'ana@example.com', 'hr', '', 'infinity') RETURNING id`,
    )
    expect((await agent.get(url(id)).expect(200)).body).toMatchObject({ kind: 'telepathy', subject: null, text: null })
    await agent.get(url(id, '/html')).expect(404)
  })
})
