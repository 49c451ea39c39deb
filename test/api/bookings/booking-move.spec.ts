import request from 'supertest'
import { daysAfter, weekdayOf } from '../../../src/shared/opening/opening-hours.js'
import { readCalendar } from '../../support/calendar-file.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { freeTime } from '../../support/free-time.js'
import { linkIn, type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { owner, signIn } from '../../support/staff.js'

const email = 'durdica@example.com'

describe('moving a booking by the link in its confirmation', () => {
  let site: MailingSite
  let server: MailServer
  let free: Json
  /** Free times of the same day, the booked one first. */
  let times: Json[]
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    free = await freeTime(site)
    times = await slots()
  })
  afterEach(async () => {
    for (const table of ['bookings', 'outbox_events', 'outgoing_mails', 'absences'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const slots = async (): Promise<Json[]> => {
    const day = (free.start as string).slice(0, 10)
    const query = { service: free.service, location: free.location, from: day, to: day }
    return (await request(site.http).get('/api/availability').query(query).expect(200)).body.slots
  }
  const book = async (changes: object = {}, lang = 'hr'): Promise<Json> => {
    const form = { ...free, name: 'Đurđica Žganjer', email, ...changes }
    return (await request(site.http).post('/api/bookings').query({ lang }).send(form).expect(201)).body
  }
  const letters = async () => {
    await site.deliver()
    return server.mails.filter((each) => recipientOf(each) === email)
  }
  const booked = async (lang = 'hr') => {
    const { id } = await book({}, lang)
    const link = linkIn((await letters())[0]!, lang === 'en' ? '/booking' : '/rezervacija')
    return { id: id as string, link, token: new URLSearchParams(link.split('?')[1]).get('token')! }
  }
  const move = (token: string, changes: object = {}, lang = 'hr') =>
    request(site.http)
      .post(`/api/bookings/move?lang=${lang}`)
      .send({ token, start: times[4]!.start, ...changes })
  const rowOf = async (id: string): Promise<Json> =>
    (await site.database.query<Json[]>('SELECT * FROM bookings WHERE id = $1', [id]))[0]!
  const change = (id: string, values: string) =>
    site.database.query(`UPDATE bookings SET ${values} WHERE id = $1`, [id])
  const inHours = (hours: number) =>
    `starts = now() + interval '${hours} hours', ends = now() + interval '${hours + 1} hours',
     during = tstzrange(now() + interval '${hours} hours', now() + interval '${hours + 1} hours')`
  const page = async (path: string, status = 200) => (await request(site.http).get(path).expect(status)).text
  const titleIn = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)![1]
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

  it('keeps service, price and therapist, and frees the former time', async () => {
    const { id, token } = await booked()
    const before = await rowOf(id)
    const { body } = await move(token).expect(200)
    const { start, end, therapistId } = times[4]!
    expect(body).toEqual({ start, end, therapistId, location: free.location })
    expect(await rowOf(id)).toMatchObject({
      starts: new Date(start as string),
      ends: new Date(end as string),
      status: 'booked',
      service: before.service,
      price: before.price,
      therapist_id: before.therapist_id,
      room_id: before.room_id,
      version: before.version + 1,
    })
    expect((await slots()).map((slot) => slot.start)).toContain(times[0]!.start)
    const agent = await signIn(site, owner)
    const { body: lead } = await agent.get(`/api/admin/bookings/${id}`).expect(200)
    expect(lead.history).toMatchObject([
      {
        type: 'time',
        actor: 'Đurđica Žganjer',
        oldValue: before.starts.toISOString(),
        newValue: new Date(start as string).toISOString(),
      },
    ])
  })

  it('keeps the length and the buffers of a visit whose service has changed since', async () => {
    const { id, token } = await booked()
    const before = await rowOf(id)
    await site.changeContent('UPDATE bookable_services SET minutes = 30 WHERE id = $1', [free.service])
    await move(token, { start: times[6]!.start }).expect(200)
    const { starts, ends } = await rowOf(id)
    await site.changeContent('UPDATE bookable_services SET minutes = 60 WHERE id = $1', [free.service])
    expect(ends - starts).toBe(before.ends - before.starts)
  })

  it('may overlap the former time, which no longer blocks it', async () => {
    const { id, token } = await booked()
    const { start } = times[1]!
    expect((await slots()).map((slot) => slot.start)).not.toContain(start)
    await move(token, { start }).expect(200)
    expect((await rowOf(id)).starts).toEqual(new Date(start as string))
  })

  it('mails the new time with a calendar entry that replaces the former one, and plans the reminder anew', async () => {
    const { id, token } = await booked()
    const [confirmation] = await letters()
    const entry = (letter: typeof confirmation) => readCalendar(letter!.attachments[0]!.content.toString())
    await move(token).expect(200)
    const [, letter] = await letters()
    expect(titleOf(letter!)).toBe('Vaš termin je premješten')
    expect(entry(letter)).toMatchObject({
      uid: id,
      method: 'REQUEST',
      status: 'CONFIRMED',
      dtstart: new Date(times[4]!.start as string).toISOString().replace('.000', ''),
    })
    expect(entry(letter).sequence).toBeGreaterThan(entry(confirmation).sequence as number)
    const reminders = await site.database.query<Json[]>(
      `SELECT next_attempt_at FROM outbox_events WHERE type = 'booking.reminder_due' AND subject_id = $1`,
      [id],
    )
    const dayBefore = Date.parse(times[4]!.start as string) - 86_400_000
    expect(reminders).toEqual([{ next_attempt_at: new Date(dayBefore) }])
  })

  it('is refused for a taken time, with the nearest free ones without the present one', async () => {
    const { token } = await booked()
    await book({ start: times[4]!.start, email: 'iva@example.com' })
    const { status, body } = await move(token)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'booking.taken' })
    const starts = (body.alternatives as Json[]).map(({ start }) => start)
    expect(starts).toHaveLength(3)
    expect(starts).not.toContain(times[0]!.start)
    expect(starts).not.toContain(times[4]!.start)
  })

  it.each<[string, (id: string) => Promise<unknown>, number, string]>([
    ['a cancelled booking', (id) => change(id, `status = 'cancelled'`), 409, 'link_used'],
    ['a visit in a few hours', (id) => change(id, inHours(11)), 409, 'link_late'],
    ['a visit that has begun', (id) => change(id, inHours(-1)), 410, 'link_past'],
    ['a visit that took place', (id) => change(id, `status = 'came'`), 410, 'link_past'],
    ['a booking in the trash', (id) => change(id, 'trashed_at = now()'), 404, 'link_unknown'],
  ])('is refused for %s, by the API and on its page', async (_what, act, status, code) => {
    const { id, token, link } = await booked()
    await act(id)
    const before = await rowOf(id)
    expect((await move(token).expect(status)).body.code).toBe(`booking.${code}`)
    const path = link.replace('otkazivanje', 'promjena')
    const shown = status === 409 ? 200 : status
    const { text } = await request(site.http).post(path).type('form').send({ start: times[4]!.start }).expect(shown)
    expect(titleIn(text)).toBe(titleIn(await page(path, shown)))
    expect(titleIn(text)).not.toBe('Premjestite termin')
    expect(text).not.toMatch(/<form [^>]*promjena/)
    expect(await rowOf(id)).toEqual(before)
  })

  it.each([
    ['hr', 'Termin je već u to vrijeme'],
    ['en', 'The appointment is already at that time'],
  ])('is refused for its present time, with a message in %s', async (lang, title) => {
    const { token } = await booked()
    const { body } = await move(token, { start: times[0]!.start }, lang).expect(409)
    expect(body).toMatchObject({ code: 'booking.same_time', title })
  })

  it('is refused for times that cannot be booked', async () => {
    const { token } = await booked()
    const refused = async (changes: object) => (await move(token, changes).expect(422)).body.errors
    expect(await refused({ start: '2020-01-07T10:00:00+01:00' })).toMatchObject([
      { field: 'start', code: 'booking.past' },
    ])
    expect(await refused({ start: 'sutra' })).toMatchObject([{ field: 'start', code: 'moment.invalid' }])
    expect(await refused({ therapistId: free.service })).toMatchObject([
      { field: 'therapistId', code: 'booking.therapist' },
    ])
  })

  it('leads to the telephone where the service can no longer be booked', async () => {
    const { token, link } = await booked()
    const admin = await ContentAdmin.of(site)
    const set = async (appointments: string) => {
      const location = (await admin.list('locations')).find(({ slug }) => slug === free.location)!
      await admin.save('locations', location, { appointments }).expect(200)
    }
    await set('requests')
    try {
      expect((await move(token).expect(409)).body.code).toBe('booking.move_by_phone')
      const path = link.replace('otkazivanje', 'promjena')
      expect(await page(path)).toContain('href="tel:')
      expect(linksIn(await page(link)).filter((href) => href.startsWith('/rezervacija/promjena'))).toEqual([])
    } finally {
      await set('both')
    }
  })

  it('succeeds for one of two clients who move to the same time at once', async () => {
    const one = await booked()
    server.mails.length = 0
    await book({ start: times[6]!.start })
    const token = new URLSearchParams(linkIn((await letters())[0]!, '/rezervacija').split('?')[1]).get('token')!
    const answers = await Promise.all([one.token, token].map((each) => move(each, { start: times[8]!.start })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('moves once for a button that is pressed twice, and again from another tab', async () => {
    const { id, token } = await booked()
    const answers = await Promise.all([move(token), move(token)])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'booking.same_time'])
    await move(token, { start: times[8]!.start }).expect(200)
    expect((await rowOf(id)).starts).toEqual(new Date(times[8]!.start as string))
  })

  it('returns the same answer to a repeated move, without a second mail or change', async () => {
    const { id, token } = await booked()
    const { start: from, therapistId } = times[0]!
    const answers = [await move(token, { from }), await move(token, { from, therapistId })]
    const { start, end } = times[4]!
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { start, end, therapistId, location: free.location } })
    expect(await letters()).toHaveLength(2) // with the confirmation
    const agent = await signIn(site, owner)
    expect((await agent.get(`/api/admin/bookings/${id}`).expect(200)).body.history).toHaveLength(1)
    expect((await move(token, { from: start }).expect(409)).body.code).toBe('booking.same_time')
  })

  it('is refused to a tab that shows a former time, which then shows the present one', async () => {
    const { id, token, link } = await booked()
    const former = times[0]!.start
    const present = times[4]!.start
    const wanted = times[8]!.start
    await move(token, { start: present, from: former }).expect(200)
    const { body } = await move(token, { start: wanted, from: former }).expect(409)
    expect(body.code).toBe('booking.moved_meanwhile')
    const { text } = await request(site.http)
      .post(link.replace('otkazivanje', 'promjena'))
      .type('form')
      .send({ start: wanted, from: former })
      .expect(409)
    expect(text).toContain('u međuvremenu premješten')
    expect(text).toContain(`name="from" value="${present as string}"`)
    expect((await rowOf(id)).starts).toEqual(new Date(present as string))
    await move(token, { start: wanted, from: present }).expect(200)
  })

  it('opens at the week of the visit', async () => {
    const { id, link } = await booked()
    const later = (column: string) => `${column} = ${column} + interval '28 days'`
    await site.database.query(
      `UPDATE bookings SET ${later('starts')}, ${later('ends')},
       during = tstzrange(lower(during) + interval '28 days', upper(during) + interval '28 days') WHERE id = $1`,
      [id],
    )
    const html = await page(link.replace('otkazivanje', 'promjena'))
    const day = daysAfter((times[0]!.start as string).slice(0, 10), 28)
    const [, shown] = /data-date="([^"]+)"/.exec(html)!
    expect(shown).toBe(daysAfter(day, -weekdayOf(day)))
  })

  it.each([
    ['hr', '/rezervacija/promjena', 'Termin je premješten'],
    ['en', '/booking/move', 'Your appointment has moved'],
  ])('needs no JavaScript in %s, and changes nothing before its button', async (lang, path, done) => {
    const { id, link } = await booked(lang)
    const first = linksIn(await page(link)).find((href) => href.startsWith(path))!
    const day = (times[4]!.start as string).slice(0, 10)
    const month = linksIn(await page(`${first}&day=${day}`)).filter((href) => href.startsWith(path))
    expect(month.every((href) => href.includes('token='))).toBe(true)
    const clock = (times[4]!.start as string).slice(11, 16)
    const choose = month.find((href) => href.includes(`time=${encodeURIComponent(clock)}`))!
    expect(choose).toContain(`day=${day}`)
    const before = await rowOf(id)
    const html = await page(choose.split('#')[0]!)
    expect(await rowOf(id)).toEqual(before)
    const [, action] = /<form [^>]*action="([^"]+token=[^"]+)"/.exec(html)!
    const [, start] = /name="start" value="([^"]+)"/.exec(html)!
    const { headers } = await request(site.http)
      .post(action!.replaceAll('&amp;', '&'))
      .type('form')
      .send({ start })
      .expect(303)
    expect(headers.location!.startsWith(`${path}?lang=${lang}&token=`)).toBe(true)
    expect(await page(headers.location!)).toContain(done)
    expect((await rowOf(id)).starts).toEqual(new Date(times[4]!.start as string))
    // The page of the former choice, in another tab or by the back button.
    await request(site.http).post(action!.replaceAll('&amp;', '&')).type('form').send({ start }).expect(409)
  })

  it('offers the nearest times on its page when the chosen one is taken meanwhile', async () => {
    const { link } = await booked()
    const { start } = times[4]!
    await book({ start, email: 'iva@example.com' })
    const path = link.replace('otkazivanje', 'promjena')
    const { text } = await request(site.http).post(path).type('form').send({ start }).expect(409)
    expect(text).toContain('role="alert"')
    expect(linksIn(text).filter((href) => href.includes('time='))).toHaveLength(3)
  })
})
