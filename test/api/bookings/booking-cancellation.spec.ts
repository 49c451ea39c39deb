import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { NOW } from '../../../src/platform/database/now-in-sql.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { readCalendar } from '../../support/calendar-file.js'
import { freeTime } from '../../support/free-time.js'
import { linkIn, type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { owner, signIn } from '../../support/staff.js'

const email = 'durdica@example.com'

describe('confirmation of a booking', () => {
  let site: MailingSite
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
  })
  afterEach(async () => {
    await site.database.query('DELETE FROM bookings')
    await site.database.query('DELETE FROM outgoing_mails')
    await site.changeContent(`UPDATE settings SET set_values = '{}'`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const book = async (lang = 'hr'): Promise<Json> => {
    const form = { ...(await freeTime(site)), name: 'Đurđica Žganjer', email }
    return (await request(site.http).post('/api/bookings').query({ lang }).send(form).expect(201)).body
  }
  const mail = async () => {
    await site.deliver()
    return server.mails.find((each) => recipientOf(each) === email)
  }
  const booked = async (lang?: string): Promise<{ id: string; start: string; link: string }> => {
    const { id, start } = (await book(lang)) as { id: string; start: string }
    return { id, start, link: linkIn((await mail())!, lang === 'en' ? '/booking' : '/rezervacija') }
  }
  /** Returns the mail about the cancelled booking, if the client got one. */
  const cancellation = async () => {
    await site.deliver()
    return server.mails.find((each) => recipientOf(each) === email && /otkazan|cancelled/.test(each.subject!))
  }
  const calendarIn = (letter: ParsedMail) => readCalendar(letter.attachments[0]!.content.toString())
  const cancelAsStaff = async (id: string) => {
    const agent = await signIn(site, owner)
    const { headers } = await agent.get(`/api/admin/bookings/${id}`).expect(200)
    await agent
      .patch(`/api/admin/bookings/${id}`)
      .set('If-Match', headers.etag!)
      .send({ status: 'cancelled' })
      .expect(200)
  }
  const change = (id: string, values: string) =>
    site.database.query(`UPDATE bookings SET ${values} WHERE id = $1`, [id])
  /** Moves a visit so that it begins after some hours. */
  const moveTo = (id: string, hours: number) =>
    change(
      id,
      `starts = now() + interval '${hours} hours', ends = now() + interval '${hours + 1} hours',
       during = tstzrange(now() + interval '${hours} hours', now() + interval '${hours + 1} hours')`,
    )
  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0]
  const statusOf = async (id: string) =>
    (await site.database.query('SELECT status FROM bookings WHERE id = $1', [id]))[0]

  it('contains a calendar entry of the visit, without what the client typed', async () => {
    const { id, start, end } = await book()
    const letter = (await mail())!
    const [inline, file, ...others] = letter.attachments
    expect(others).toEqual([])
    expect(inline).toMatchObject({ contentType: 'text/calendar' })
    expect(inline!.filename).toBeUndefined()
    expect(file).toMatchObject({ filename: 'termin.ics', contentType: 'application/ics' })
    expect(file!.content).toEqual(inline!.content)
    const utc = (time: unknown) => new Date(time as string).toISOString().replace('.000', '')
    expect(calendarIn(letter)).toMatchObject({
      uid: id,
      method: 'REQUEST',
      attendee: `MAILTO:${email}`,
      organizer: `mailto:${letter.from!.value[0]!.address}`,
      status: 'CONFIRMED',
      dtstart: utc(start),
      dtend: utc(end),
      location: expect.stringMatching(/^Dubrovnik, .+ Dubrovnik$/),
    })
    expect(file!.content.toString()).not.toContain('Žganjer')
  })

  it.each([
    ['hr', 'za vas', 'Prije dolaska', 'prije dolaska popijete čašu vode', 'elektrostimulator'],
    ['en', 'for you', 'Before you come', 'drink a glass of water before you come', 'pacemaker'],
  ])(
    'contains the advice of the page of its service in %s, as its calendar entry does',
    async (lang, forWhom, ...advice) => {
      const { id } = await book(lang)
      const letter = (await mail())!
      expect(letter.text).toContain(forWhom)
      expect(letter.text).not.toMatch(/za mene|for me\b/)
      for (const text of advice) expect(letter.text).toContain(text)
      const entries = [
        letter.attachments[0]!.content.toString(),
        (
          await request(site.http)
            .get(`/api/bookings/${id as string}/calendar`)
            .expect(200)
        ).text,
      ]
      for (const entry of entries.map(readCalendar))
        for (const text of advice.slice(1)) expect(entry.description).toContain(text)
    },
  )

  it('contains no advice for people if the visit is for an animal', async () => {
    const form = { ...(await freeTime(site)), name: 'Đurđica Žganjer', email, forWhom: 'pet' }
    await request(site.http).post('/api/bookings').send(form).expect(201)
    expect((await mail())!.text).not.toMatch(/Prije dolaska|elektrostimulator/)
  })

  it.each([
    ['hr', '/rezervacija/otkazivanje', 'Želite li promijeniti termin?', 'Termin je otkazan'],
    ['en', '/booking/cancel', 'Change your appointment?', 'Your appointment is cancelled'],
  ])(
    'leads to a page in %s that asks before it cancels at the press of a button',
    async (lang, path, question, done) => {
      const { id, start, link } = await booked(lang)
      expect(link.startsWith(`${path}?lang=${lang}&token=${id}.`)).toBe(true)
      const { text, headers } = await request(site.http).get(link).expect(200)
      expect(text).toContain(question)
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(headers['cache-control']).toBe('no-store')
      // Without scripts, too: the first page only links to the question.
      expect(mainOf(text)).not.toContain('<form')
      const [, ask] = /<a [^>]*href="([^"]*ask=1)"/.exec(text)!
      const page = await request(site.http).get(ask!.replaceAll('&amp;', '&')).expect(200)
      const asked = mainOf(page.text)
      const last = lang === 'hr' ? 'Želite li otkazati termin?' : 'Cancel your appointment?'
      expect(asked).toContain(last)
      expect(page.text).toContain(`<title>${last} | `)
      expect(await statusOf(id)).toEqual({ status: 'booked' })

      const [, action] = /<form [^>]*action="([^"]*)"/.exec(asked)!
      const answer = await request(site.http).post(action!.replaceAll('&amp;', '&')).expect(200)
      expect(answer.text).toContain(done)
      expect(await statusOf(id)).toEqual({ status: 'cancelled' })
      const agent = await signIn(site, owner)
      const { body } = await agent.get(`/api/admin/bookings/${id}`).expect(200)
      expect(body.history).toMatchObject([
        { type: 'status', oldValue: 'booked', newValue: 'cancelled', actor: 'Đurđica Žganjer' },
      ])
      expect((await agent.get(`/admin/bookings/${id}`).expect(200)).text).toContain('Đurđica Žganjer')
      const events = await site.database.query<Json[]>(
        `SELECT type FROM outbox_events WHERE subject_id = $1 AND next_attempt_at <= ${NOW}`,
        [id],
      )
      expect(events).toEqual([{ type: 'booking.cancelled' }])
      await site.deliver()
      expect((await book(lang)).start).toBe(start)
    },
  )

  it.each<[string, (id: string) => Promise<unknown>, number, string, number, string]>([
    ['a cancelled booking', (id) => change(id, `status = 'cancelled'`), 409, 'used', 200, 'Termin je već otkazan'],
    ['a visit in a few hours', (id) => moveTo(id, 11), 409, 'late', 200, 'Nazovite +385'],
    ['a visit that has begun', (id) => moveTo(id, -1), 410, 'past', 410, 'Ovaj termin je već počeo'],
    ['a visit that took place', (id) => change(id, `status = 'came'`), 410, 'past', 410, 'Ovaj termin je već počeo'],
    ['a booking in the trash', (id) => change(id, 'trashed_at = now()'), 404, 'unknown', 404, 'ne vrijedi'],
    ['an erased booking', (id) => change(id, 'id = gen_random_uuid()'), 404, 'unknown', 404, 'ne vrijedi'],
  ])('explains that %s cannot be cancelled', async (_what, act, status, code, pageStatus, text) => {
    const { id, link } = await booked()
    await act(id)
    const token = new URLSearchParams(link.split('?')[1]).get('token')
    const { body } = await request(site.http).post('/api/bookings/cancellation').send({ token }).expect(status)
    expect(body.code).toBe(`booking.link_${code}`)
    for (const method of ['get', 'post'] as const)
      expect((await request(site.http)[method](link).expect(pageStatus)).text).toContain(text)
  })

  it.each([
    ['hr', 'Javit ćemo vam se u vezi s ovim terminom.'],
    ['en', 'We will be in touch about this appointment.'],
  ])('says on its page, if the visit is not covered, that the centre will be in touch: %s', async (lang, sentence) => {
    const { start, link } = await booked(lang)
    const shown = `<p>${sentence}</p>`
    expect((await request(site.http).get(link).expect(200)).text).not.toContain(shown)
    const day = start.slice(0, 10)
    await site.changeContent(
      `INSERT INTO holidays (date, name, hours, locations) VALUES ('${day}', '{"hr":"Inventura","en":"Stocktaking"}', '[]', '{}')`,
    )
    const { text } = await request(site.http).get(link).expect(200)
    expect(text).toContain(shown)
    expect(text).not.toMatch(/Inventura|Stocktaking/)
    await site.changeContent(`DELETE FROM holidays WHERE date = '${day}'`)
  })

  it('permits cancelling up to the hours of the owner', async () => {
    await site.changeContent(`UPDATE settings SET set_values = '{"bookingCancelHours": "2"}'`)
    const { id, link } = await booked()
    expect(server.mails.find((each) => recipientOf(each) === email)!.text).toMatch(/najkasnije\s2\sh\sprije/)
    await moveTo(id, 1)
    expect((await request(site.http).post(link).expect(200)).text).toContain('najkasnije 2')
    await moveTo(id, 3)
    expect((await request(site.http).post(link).expect(200)).text).toContain('Termin je otkazan')
  })

  it('cancels once for concurrent requests', async () => {
    const { link } = await booked()
    const answers = await Promise.all([1, 2, 3].map(() => request(site.http).post(link)))
    const titles = answers.map(({ text }) => /<h1[^>]*>([^<]+)/.exec(text)![1]).sort()
    expect(titles).toEqual(['Termin je otkazan', 'Termin je već otkazan', 'Termin je već otkazan'])
  })

  it('refuses a forged token and one of another booking', async () => {
    const { id, link } = await booked()
    const other = '00000000-0000-4000-8000-000000000000'
    for (const forged of [link.replace(id, other), `${link}x`, link.replace(/token=.*/, 'token=x')])
      await request(site.http).post(forged).expect(404)
    expect(await statusOf(id)).toMatchObject({ status: 'booked' })
  })

  it('is not sent once the booking is cancelled', async () => {
    const { id } = await book()
    await change(id as string, `status = 'cancelled'`)
    expect(await mail()).toBeUndefined()
  })

  it.each([
    ['the client', 'hr', 'Vaš termin je otkazan', '/rezervacija?'],
    ['staff', 'en', 'Your appointment is cancelled', '/booking?'],
  ])(
    'is followed by a mail that removes the visit from calendars when %s cancels it',
    async (by, lang, subject, path) => {
      const { id, link } = await booked(lang)
      const before = calendarIn(server.mails.find((each) => recipientOf(each) === email)!)
      if (by === 'staff') await cancelAsStaff(id)
      else await request(site.http).post(link).expect(200)
      const letter = (await cancellation())!
      expect(titleOf(letter)).toBe(subject)
      expect(letter.text).toContain(path)
      expect(letter.text).not.toContain('token=')
      expect(letter.text).not.toMatch(/elektrostimulator|pacemaker/)
      const calendar = calendarIn(letter)
      expect(calendar).toMatchObject({
        uid: id,
        method: 'CANCEL',
        status: 'CANCELLED',
        dtstart: before.dtstart,
        attendee: before.attendee,
        organizer: before.organizer,
      })
      expect(calendar.sequence).toBeGreaterThan(before.sequence as number)
    },
  )

  it.each([
    ['the visit has begun', (id: string) => moveTo(id, -1), true],
    ['the booking is booked again before it is sent', (id: string) => change(id, `status = 'booked'`), false],
  ])('is not followed by such a mail if %s', async (_why, act, isBefore) => {
    const { id } = await booked()
    if (isBefore) await act(id)
    await cancelAsStaff(id)
    if (!isBefore) await act(id)
    expect(await cancellation()).toBeUndefined()
  })

  it('is shown to staff without its token', async () => {
    const { id } = await book()
    await site.deliver()
    const stored = (await site.mails()).find(({ kind }) => kind === 'booking.confirmation')!
    const letter = await site.app.get(MailWritersService).write(stored, 'shown')
    expect(letter!.text).toContain('token=xxxx')
    expect(JSON.stringify(letter)).not.toContain(`${id}.`)
  })
})
