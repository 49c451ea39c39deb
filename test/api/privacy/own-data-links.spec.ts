import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { linkIn, recipientOf } from '../../support/mail-server.js'
import { OWN_DATA_PAGE, ownDataSite } from '../../support/own-data-site.js'

const own = ownDataSite()
const { count, ask, mailsAfter, linkFor, tokenIn, tokenFor, call, press, subscribe, write, isSubscriber } = own

describe('link to own data', () => {
  it('changes nothing on GET, since mail scanners follow links', async () => {
    await subscribe('scanned@example.com')
    const link = await linkFor('scanned@example.com')
    await request(own.site.http).get(link).expect(200)
    await request(own.site.http).head(link).expect(200)
    await request(own.site.http).get(`${link}&action=erase`).expect(200)
    await request(own.site.http).get(link.replace('?', '/index.pageContext.json?')).expect(200)
    await press(link, '').expect(200)
    await press(link, 'anything').expect(200)
    await request(own.site.http)
      .get(`/api/own-data/erasure?token=${tokenIn(link)}`)
      .expect(405)
    expect(await isSubscriber('scanned@example.com')).toBe(true)
    await press(link, 'erase').expect(200)
    expect(await isSubscriber('scanned@example.com')).toBe(false)
  })

  it.each([
    ['queued', false],
    ['sent', true],
  ])('is not sent if it is erased before its mail is %s', async (step, isQueued) => {
    const email = `erased-before-${step}@example.com`
    await subscribe(email)
    const mails = await mailsAfter(async () => {
      await ask(email).expect(202)
      if (isQueued) await own.site.app.get(OutboxService).dispatchPending()
      await own.site.database.query('DELETE FROM own_data_links WHERE email = $1', [email])
    })
    expect(mails).toEqual([])
    expect(await count('outbox_events', `type = 'own_data.asked'`)).toBe(0)
    expect(await count('outgoing_mails', `kind = 'own_data.link' AND sent_at IS NULL`)).toBe(0)
  })

  it('expires after an hour', async () => {
    await subscribe('late@example.com')
    const link = await linkFor('late@example.com')
    const [{ minutes }] = await own.site.database.query(
      `SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM own_data_links WHERE email = 'late@example.com'`,
    )
    expect(Math.round(Number(minutes))).toBe(60)
    await own.site.database.query(`UPDATE own_data_links SET expires_at = now() WHERE email = 'late@example.com'`)
    for (const action of ['export', 'erase']) {
      const { text } = await press(link, action).expect(410)
      expect(text).toContain('Ova poveznica ne vrijedi')
      expect(text).not.toContain('late@example.com')
    }
    await request(own.site.http).get(link).expect(410)
    expect((await call('erasure', tokenIn(link)).expect(410)).body).toMatchObject({ code: 'own_data.link_expired' })
    await call('export', tokenIn(link)).expect(410)
    expect(await isSubscriber('late@example.com')).toBe(true)
  })

  it('is valid only if it is the latest, for this address and in exact spelling', async () => {
    await subscribe('last@example.com')
    await subscribe('neighbour@example.com')
    const first = await tokenFor('last@example.com')
    const neighbour = await tokenFor('neighbour@example.com')
    const second = await tokenFor('last@example.com')
    for (const token of [first, second.slice(0, -1), `${second}=`, second.toUpperCase(), ` ${second}x`, 'x', '%'])
      await call('erasure', token).expect(404)
    await call('erasure', '').expect(422)
    for (const query of ['', '?token=', `?token=${second}&token=${second}`, `?token[]=${second}`])
      await request(own.site.http)
        .get(OWN_DATA_PAGE + query)
        .expect(404)
    await call('erasure', neighbour).expect(200)
    expect([await isSubscriber('last@example.com'), await isSubscriber('neighbour@example.com')]).toEqual([true, false])
    await call('erasure', second).expect(200)
  })

  it('is mailed once for two concurrent requests', async () => {
    await subscribe('impatient@example.com')
    const mails = await mailsAfter(() =>
      Promise.all([ask('impatient@example.com').expect(202), ask('Impatient@Example.com').expect(202)]),
    )
    expect(mails.map(recipientOf)).toEqual(['impatient@example.com'])
    await request(own.site.http).get(linkIn(mails[0]!, OWN_DATA_PAGE)).expect(200)
  })

  it.each([
    ['in another letter case', 'ana@bistra.example.com', ' ANA@Bistra.Example.com '],
    ['with its domain in Punycode', 'ana@kuća.example.com', 'Ana@xn--kua-rpa.example.com'],
  ])('goes to the stored address when requested with an address %s', async (_, given, typed) => {
    await own.site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1, 'hr', 'x', now())`,
      [given],
    )
    await mailsAfter(() => ask(typed).expect(202))
    const [mail] = (await own.site.mails()).slice(-1)
    expect(mail).toMatchObject({ kind: 'own_data.link', recipient: given })
  })

  it('is not mailed to a suppressed address', async () => {
    await subscribe('bounced@example.com')
    await write('bounced@example.com')
    await own.site.deliver()
    await own.site.database.query(
      `UPDATE newsletter_subscribers SET suppressed_at = now() WHERE email = 'bounced@example.com'`,
    )
    expect(await mailsAfter(() => ask('bounced@example.com').expect(202))).toEqual([])
    for (const [email, suppressedAt] of [
      ['eva@kuća.example.com', null],
      ['eva@xn--kua-rpa.example.com', new Date()],
    ])
      await own.site.database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, suppressed_at) VALUES ($1, 'hr', 'x', $2)`,
        [email, suppressedAt],
      )
    const before = (await own.site.mails()).length
    await mailsAfter(() => ask('eva@kuća.example.com').expect(202))
    expect(await own.site.mails()).toHaveLength(before)
  })
})
