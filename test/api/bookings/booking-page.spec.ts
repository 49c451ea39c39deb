import { setTimeout as pause } from 'node:timers/promises'
import request from 'supertest'
import { PageDaysService } from '../../../src/leads/spam/page-days.service.js'
import { QUICKEST_SECONDS } from '../../../src/shared/forms/spam-fields.js'
import { daysAfter, weekdayOf } from '../../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import type { FormOutcome } from '../../../src/web/pages/form-outcome.js'
import { freeTime } from '../../support/free-time.js'
import type { Json } from '../../support/search-engines.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const SERVICE = 'Testiranje intolerancije na hranu'
const client = { name: 'Đurđica Žganjer', email: 'durdica@example.com' }

describe('the page that books free times', () => {
  let site: TestApp
  let free: Json
  /** Query of the page for the first free time. */
  let asked: Record<string, string>
  beforeAll(async () => {
    site = await startTestApp()
    free = await freeTime(site)
    const [day, clock] = (free.start as string).split('T') as [string, string]
    asked = { service: SERVICE, location: 'dubrovnik', day, time: clock.slice(0, 5) }
  })
  // Without scripts, a form counts from the first view of its page.
  beforeAll(async () => {
    await request(site.http).get('/rezervacija').expect(200)
    await pause(1000 * QUICKEST_SECONDS)
  })
  afterAll(() => site.close())
  afterEach(() => site.database.query('DELETE FROM bookings'))

  const open = async (query: object, path = '/rezervacija') => {
    const { text, headers } = await request(site.http).get(path).query(query).expect(200)
    const [, json] = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s.exec(text)!
    return { text, headers, data: (JSON.parse(json!) as { data: Json }).data }
  }
  const startsIn = ({ data }: { data: Json }) => (data.times as Json[]).map(({ start }) => start as string)
  const book = () =>
    request(site.http)
      .post('/api/bookings')
      .send({ ...free, ...client })
      .expect(201)
  const post = (fields: object) =>
    request(site.http)
      .post('/rezervacija')
      .type('form')
      .send({ ...free, ...client, made: site.app.get(PageDaysService).today(), ...fields })
  const outcomeIn = (text: string) => {
    const [, json] = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s.exec(text)!
    return (JSON.parse(json!) as { form: FormOutcome }).form
  }

  it('does not offer a time any more as soon as it is booked', async () => {
    const { day, ...others } = asked
    expect(startsIn(await open({ ...others, day, time: '' }))).toContain(free.start)
    expect((await open(asked)).data.time).toMatchObject({ isFree: true, start: free.start })
    await book()
    expect(startsIn(await open({ ...others, day, time: '' }))).not.toContain(free.start)
    const { time } = (await open(asked)).data
    expect(time).toMatchObject({ isFree: false, start: free.start })
    expect(time.alternatives).toHaveLength(3)
  })

  it('books once for a button that is pressed twice without JavaScript', async () => {
    const answers = await Promise.all([post({}), post({})])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await post({})).status).toBe(303)
    expect(await site.database.query('SELECT FROM bookings')).toHaveLength(1)
  })

  it('reads names of services in both languages, and ignores what it does not offer', async () => {
    const english = await open({ service: 'Food intolerance testing', location: 'zagreb' })
    const croatian = await open({ service: SERVICE, location: 'zagreb' })
    expect(english.data).toMatchObject({ service: croatian.data.service, location: 'zagreb' })
    expect((await open({ service: 'Šah', location: 'split' })).data).toMatchObject({ services: expect.any(Array) })
    for (const odd of [
      { therapist: 'x', day: '2026-13-45', time: '25:61' },
      { therapist: free.service, day: '9999-12-31', time: '09:00' },
      { day: '0001-01', time: '09:00:00+99:99' },
      { day: "2026-12-01'", time: '<b>' },
    ]) {
      const { data } = await open({ service: SERVICE, location: 'zagreb', ...odd })
      expect(data.times.length).toBeGreaterThan(0)
    }
    const noDay = `${new Date().getUTCFullYear() + 1}-02-30`
    const { data } = await open({ service: SERVICE, location: 'zagreb', day: noDay, time: '09:00' })
    expect(data.time).toBe('!undefined')
  })

  it('opens at the first week with free times, and shows the weeks that are asked for without any', async () => {
    const { data } = await open({ service: SERVICE, location: 'dubrovnik' })
    const today = zagrebDay(new Date()).toString()
    const away = daysAfter(today, 20)
    await site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT therapist_id, tstzrange(now(), $1) FROM therapist_hours WHERE location = 'dubrovnik'`,
      [`${away}T22:00:00Z`],
    )
    const later = await open({ service: SERVICE, location: 'dubrovnik' })
    expect(later.data.day > away).toBe(true)
    expect(later.data.fortnight.from).toBe(daysAfter(later.data.day, -weekdayOf(later.data.day)))
    const without = await open({ service: SERVICE, location: 'dubrovnik', day: today })
    expect(without.data.fortnight.from).toBe(daysAfter(today, -weekdayOf(today)))
    expect(without.data).toMatchObject({ times: [], fortnight: { nextFree: later.data.day } })
    await site.database.query('DELETE FROM absences')
    expect(data.day < away).toBe(true)
  })

  it('keeps the shown weeks where a day of the second one is chosen', async () => {
    const query = { service: SERVICE, location: 'dubrovnik' }
    const { from } = (await open(query)).data.fortnight
    const day = daysAfter(from, 9)
    expect((await open({ ...query, day, from })).data.fortnight.from).toBe(from)
    expect((await open({ ...query, day })).data.fortnight.from).toBe(daysAfter(from, 7))
    for (const odd of [daysAfter(from, 1), daysAfter(from, -28), 'x'])
      expect((await open({ ...query, day, from: odd })).data.fortnight.from).toBe(daysAfter(from, 7))
  })

  it('shows only times from 16:00 where the visitor asks for them, in each step', async () => {
    const query = { service: SERVICE, late: '1' }
    const { data, text } = await open({ ...query, location: 'dubrovnik' })
    const clocks = startsIn({ data }).map((start) => start.slice(11, 16))
    expect(clocks.length).toBeGreaterThan(0)
    expect(clocks.filter((clock) => clock < '16:00')).toEqual([])
    expect([...text.matchAll(/href="([^"]*time=[^"]*)"/g)].filter(([, href]) => !href!.includes('late=1'))).toEqual([])
    const first = (await open(query)).data.firstTimes as { times: Json[] }[]
    const late = first.flatMap(({ times }) => times.map(({ start }) => (start as string).slice(11, 16)))
    expect(late.length).toBeGreaterThan(0)
    expect(late.filter((clock) => clock < '16:00')).toEqual([])
    // A chosen time is booked, whatever is shown.
    expect((await open({ ...asked, late: '1' })).data.time).toMatchObject({ isFree: true, start: free.start })
  })

  it('states the first free times of each centre, one a day, which lead to the last step', async () => {
    const { data, text } = await open({ service: SERVICE })
    const first = data.firstTimes as { slug: string; times: Json[] }[]
    expect(first.map(({ slug }) => slug)).toEqual(data.locations.map(({ slug }: Json) => slug))
    const from = zagrebDay(new Date()).toString()
    for (const { slug, times } of first) {
      const query = { service: data.service, location: slug, from, to: daysAfter(from, 40) }
      const { slots } = (await request(site.http).get('/api/availability').query(query).expect(200)).body as {
        slots: Json[]
      }
      const all = slots.map(({ start }) => start as string)
      const starts = all.filter((start, at) => start.slice(0, 10) !== all[at - 1]?.slice(0, 10))
      expect([slug, times.map(({ start }) => start)]).toEqual([slug, starts.slice(0, 3)])
    }
    const [, href] = /href="([^"]*location=dubrovnik[^"]*time=[^"]*)"/.exec(text)!
    expect((await request(site.http).get(href!.replaceAll('&amp;', '&').split('#')[0]!).expect(200)).text).toContain(
      'id="booking-name"',
    )
  })

  it('states no first free times where all are taken, and says that none match a filter', async () => {
    await site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT therapist_id, tstzrange(day, day + interval '1 day')
       FROM (SELECT DISTINCT therapist_id FROM therapist_hours) AS everybody,
         generate_series(date_trunc('day', now()), now() + interval '80 days', interval '1 day') AS day`,
    )
    try {
      // Another service than in other tests, because visitors share first free times for some seconds.
      const query = { service: 'Kraći postupak biorezonance' }
      const first = (await open(query)).data.firstTimes as { times: Json[] }[]
      expect(first.flatMap(({ times }) => times)).toEqual([])
      const [all] = (await open({ ...query, location: 'zagreb' })).text.split('<script id=')
      expect(all).toContain('Pošaljite zahtjev ili nazovite centar')
      const [late] = (await open({ ...query, location: 'zagreb', late: '1' })).text.split('<script id=')
      expect(late).toContain('U skorije vrijeme nema takvih slobodnih termina.')
      expect(late).not.toContain('Pošaljite zahtjev ili nazovite centar')
    } finally {
      await site.database.query('DELETE FROM absences')
    }
  })

  it('addresses first free times by the clock, also where those of several days are at the same hour', async () => {
    const first = (await open({ service: SERVICE })).data.firstTimes as { times: Json[] }[]
    for (const { start, key } of first.flatMap(({ times }) => times)) expect(key).toBe((start as string).slice(11, 16))
  })

  it('turns to weeks with a full first day, and shows times of the next free one', async () => {
    const query = { service: SERVICE, location: 'dubrovnik' }
    const { data, text } = await open(query)
    const from = data.fortnight.next as string
    expect(text).toMatch(new RegExp(`href="/rezervacija\\?[^"]*from=${from}(#step)?"`))
    await site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT DISTINCT therapist_id, tstzrange($1::date, $1::date + interval '1 day') FROM therapist_hours`,
      [from],
    )
    const turned = await open({ ...query, from })
    await site.database.query('DELETE FROM absences')
    expect(turned.data.fortnight.from).toBe(from)
    expect(turned.data.day > from).toBe(true)
    expect(turned.data).toMatchObject({ canWait: false, times: expect.arrayContaining([expect.anything()]) })
    for (const odd of [daysAfter(from, 1), daysAfter(from, -140), daysAfter(from, 140), 'x'])
      expect((await open({ ...query, from: odd })).data.fortnight.from).toBe(data.fortnight.from)
  })

  it('keeps the answers of a visitor who decides about cookies without JavaScript', async () => {
    const back = async (query: object) => {
      const { text } = await open({ ...query, utm_source: 'x' })
      return [...text.matchAll(/name="back" value="([^"]*)"/g)].map(([, value]) => value!.replaceAll('&amp;', '&'))
    }
    const address = '/rezervacija?location=zagreb&late=1'
    expect(await back({ location: 'zagreb', late: '1' })).toEqual([address, address])
    expect(await back({ location: 'zagreb', lang: 'en' })).toEqual(
      Array.from({ length: 2 }, () => '/rezervacija?location=zagreb&lang=en'),
    )
  })

  it('is one page for search engines, whatever its query', async () => {
    const { text } = await open(asked)
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/rezervacija"/>')
    const links = [...text.matchAll(/<a [^>]*href="\/rezervacija\?[^>]*>/g)].map(([link]) => link)
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter((link) => !/rel="nofollow"|hrefLang/.test(link))).toEqual([])
  })

  it('states the conditions of the price list where a service is chosen, and with the chosen one', async () => {
    const shown = async (query: object) => (await open(query)).text.split('<script id=')[0]!
    const returning = 'Za klijente koji su kod nas već obavili testiranje.'
    const testFirst = 'Najprije je potrebno testiranje, jer program biramo prema rezultatima.'
    const services = await shown({})
    expect(services).toContain(returning)
    expect(services.split(testFirst)).toHaveLength(3)
    for (const location of ['', 'zagreb'])
      for (const [service, condition, other] of [
        ['Ponovljeno testiranje', returning, testFirst],
        ['Postupak biorezonance', testFirst, returning],
        ['Funkcionalno testiranje jednog područja', 'Područje birate sami, na početku dolaska.', testFirst],
      ] as const) {
        const html = await shown({ service, location })
        expect(html).toContain(condition)
        expect(html).not.toContain(other)
      }
  })

  it('states in its last step what the therapist must know, and how to prepare once the time is booked', async () => {
    const [form] = (await open(asked)).text.split('<script id=')
    expect(form).toContain('imate li elektrostimulator srca')
    expect(form).not.toContain('prije dolaska popijete čašu vode')
    const { headers } = await post({}).expect(303)
    const receipt = (await request(site.http).get(headers.location!.split('#')[0]!).expect(200)).text.split(
      '<script id=',
    )[0]!
    for (const text of [
      'Prije dolaska',
      'prije dolaska popijete čašu vode',
      'imate li elektrostimulator srca',
      'Oznaka rezervacije',
    ])
      expect(receipt).toContain(text)
    expect(receipt).not.toMatch(/Oznaka upita|Odgovor stiže na/)
  })

  it('books a time without JavaScript, and then repeats it without identifying anybody', async () => {
    const { headers } = await post({}).expect(303)
    expect(headers.location).toMatch(/^\/rezervacija\?sent=.+#booking-outcome$/)
    const { text } = await request(site.http).get(headers.location!.split('#')[0]!).expect(200)
    const { values } = outcomeIn(text)
    expect(Object.keys(values).sort()).toEqual(['end', 'forWhom', 'location', 'service', 'start', 'therapistId'])
    expect(text).toContain('Vaš je termin rezerviran')
  })

  it('shows the form again without JavaScript: other times for a taken one, and errors at their fields', async () => {
    await book()
    const taken = await post({ name: 'Iva Ivić', note: 'Kolica' }).expect(409)
    expect(outcomeIn(taken.text)).toMatchObject({ code: 'booking.taken', values: { name: 'Iva Ivić', note: 'Kolica' } })
    const radios = [...taken.text.matchAll(/<input[^>]*type="radio"[^>]*name="start"[^>]*value="([^"]+)"/g)]
    expect(radios.map(([, start]) => start)).toEqual(outcomeIn(taken.text).alternatives!.map(({ start }) => start))
    const none = await post({ start: '' }).expect(422)
    expect(none.text).toContain('Pogledajte sve slobodne termine')
    const past = await post({ start: '2020-01-07T10:00:00+01:00' }).expect(422)
    expect(past.text).toContain('Taj termin je već prošao; odaberite drugi')
  })
})
