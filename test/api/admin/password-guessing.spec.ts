import request from 'supertest'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { type Agent, auditedActions, owner, signIn } from '../../support/staff.js'

const CEILING = 100

describe('guesses of a password from many networks', () => {
  let site: MailingSite
  let server: MailServer
  let networks = 0
  beforeEach(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, trustedProxyHops: 1, rateLimitScale: 1 })
  })
  afterEach(async () => {
    await site.close()
    await server.close()
  })

  /** Attempts a sign-in from a network that was never seen. */
  const attempt = (email = owner.email, password = `guess ${networks}`) =>
    request(site.http)
      .post('/api/admin/session')
      .set('X-Forwarded-For', `2001:db8:${(++networks).toString(16)}::1`)
      .send({ email, password })

  const pass = (interval: string) =>
    site.database.query(
      `UPDATE sign_in_guesses SET blocked_until = blocked_until - $1::interval, notified_at = notified_at - $1::interval
       WHERE blocked_until < 'infinity'`,
      [interval],
    )

  /** Guesses as soon as the delay permits. @returns the number of guesses that were verified */
  const guess = async (times: number, email = owner.email) => {
    let verified = 0
    for (let time = 0; time < times; time++) {
      await pass('1 hour')
      if ((await attempt(email)).status === 401) verified++
    }
    return verified
  }

  const answersTo = async (email: string) => {
    const answers = []
    for (let time = 0; time < 13; time++) {
      const { status, body, headers } = await attempt(email)
      answers.push({ status, code: body.code, limit: body.limit, waits: headers['retry-after'] !== undefined })
    }
    return answers
  }

  it('are delayed after ten, with equal answers for addresses without an account', async () => {
    const known = await answersTo(owner.email)
    expect(known.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401))
    expect(known.at(-1)).toEqual({ status: 429, code: 'too_many_requests', limit: 'session', waits: true })
    expect((await answersTo('nobody@example.com')).map(({ status }) => status)).toEqual(
      known.map(({ status }) => status),
    )
  })

  it('wait longer and longer', async () => {
    const waits: number[] = []
    for (const times of [11, 4, 4, 4]) {
      await guess(times)
      waits.push(Number((await attempt().expect(429)).headers['retry-after']))
    }
    expect(waits[0]).toBeLessThanOrEqual(2)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.at(-1)).toBeGreaterThan(3000)
  })

  it('end at a hundred in a row, and a mailed link to a new password opens the account again', async () => {
    expect(await guess(CEILING + 5)).toBe(CEILING)
    await pass('80 days')
    await attempt(owner.email, owner.password).expect(429)
    const page = await request(site.http).post('/admin/login').type('form').send(owner).expect(429)
    expect(page.text).toContain('>Previše pogrešnih lozinki.')
    await request(site.http).post('/api/admin/forgotten-password').send({ email: owner.email }).expect(202)
    await site.deliver()
    const mail = server.mails.findLast(({ text }) => text?.includes('/admin/invitation'))!
    const token = new URLSearchParams(linkIn(mail, '/admin/invitation').split('?')[1]).get('token')
    const password = 'a horse of another colour'
    await request(site.http).post('/api/admin/invitation').send({ token, password }).expect(204)
    await attempt(owner.email, password).expect(200)
  })

  it('do not lock the user out on a known device, and are not forgiven by signing in there', async () => {
    const device: Agent = await signIn(site, owner)
    await guess(30)
    await device.delete('/api/admin/session').expect(204)
    await device.post('/api/admin/session').send({ email: owner.email, password: 'a typing mistake' }).expect(401)
    await device.post('/api/admin/session').send(owner).expect(200)
    await attempt(owner.email, owner.password).expect(429)
  })

  it('are reported to the user once, in the language of the last sign-in', async () => {
    await request(site.http).post('/api/admin/session?lang=en').send(owner).expect(200)
    await site.deliver()
    const before = server.mails.length
    await guess(19)
    await site.deliver()
    expect(server.mails.slice(before)).toEqual([])
    await guess(20)
    await guess(25, 'nobody@example.com')
    await site.deliver()
    const mails = server.mails.slice(before)
    expect(mails.map((mail) => [recipientOf(mail), mail.subject])).toEqual([
      [owner.email, 'Somebody is guessing your password'],
    ])
  })

  it('add no row each to the audit log', async () => {
    const before = (await auditedActions(site)).length
    await guess(15)
    await guess(5, 'nobody@example.com')
    expect((await auditedActions(site)).length).toBe(before)
  })

  it('end at a hundred in an open session as well, where signing in again ends them', async () => {
    const found = await signIn(site, owner)
    let verified = 0
    for (let time = 0; time < CEILING + 5; time++) {
      await pass('1 hour')
      await site.database.query('DELETE FROM rate_limits')
      const { status } = await found.post('/api/admin/session/confirmation').send({ confirmation: `guess ${time}` })
      if (status === 422) verified++
    }
    expect(verified).toBe(CEILING)
    const password = { password: owner.password }
    await found.post('/api/admin/account/second-factor').send(password).expect(429)
    await (await signIn(site, owner)).post('/api/admin/account/second-factor').send(password).expect(201)
  })

  it('start again after the right password', async () => {
    await guess(9)
    await attempt(owner.email, owner.password).expect(200)
    for (let time = 0; time < 9; time++) await attempt().expect(401)
  })
})
