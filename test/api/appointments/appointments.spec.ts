import { jest } from '@jest/globals'
import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { DAYS_AHEAD } from '../../../src/shared/appointments/wish.js'
import { daysAfter, weekdayOf } from '../../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { leadsAdmin, readLead, requestsPath } from '../../support/leads-admin.js'
import { stopClock } from '../../support/stop-clock.js'
import { until } from '../../support/until.js'

const API = '/api/appointment-request'
const MONDAY = 0
const TUESDAY = 1
const SUNDAY = 6

const admin = leadsAdmin()

const today = () => zagrebDay(new Date()).toString()

/** Returns the next date of a weekday, from tomorrow on, that is not a holiday. */
async function next(weekday: number, from = daysAfter(today(), 1)): Promise<string> {
  const holidays = await admin.site.database.query<{ date: string }[]>('SELECT date::text FROM holidays')
  for (let date = from; ; date = daysAfter(date, 1)) {
    if (weekdayOf(date) === weekday && !holidays.some((day) => day.date === date)) return date
  }
}

async function asked(changes: object = {}) {
  return {
    service: 'Testiranje intolerancije na hranu',
    location: 'zagreb',
    wishes: [{ date: await next(TUESDAY), partOfDay: 'morning' }],
    forWhom: 'child',
    name: 'Đurđica Žganjer',
    email: 'durdica@example.com',
    note: 'Dolazimo iz Siska.',
    ...changes,
  }
}

const post = async (changes?: object, url = API) =>
  request(admin.site.http)
    .post(url)
    .send(await asked(changes))
const stored = () => admin.site.database.query('SELECT * FROM appointment_requests ORDER BY received_at DESC')

async function refused(changes: object, ...faults: { field: string; message?: string }[]) {
  const { status, body } = await post(changes)
  expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: faults })
  expect(await stored()).toEqual([])
}

describe('appointment request', () => {
  it('stores a request as submitted and shows the location to staff', async () => {
    const wishes = [
      { date: await next(TUESDAY), partOfDay: 'afternoon' },
      { date: await next(MONDAY), partOfDay: 'evening' },
      { date: await next(MONDAY), partOfDay: 'afternoon' },
    ]
    const { status, body } = await post({ wishes, phone: '091 555 0101' })
    expect(status).toBe(201)
    const [row] = await stored()
    const { forWhom, ...others } = await asked({ wishes })
    expect(row).toMatchObject({ ...others, id: body.id, status: 'new', for_whom: forWhom })
    expect(row.received_at.toISOString()).toBe(body.receivedAt)
  })

  it('accepts a service name in either language and stores it in the sender’s', async () => {
    expect((await post({ service: 'Food intolerance testing' })).status).toBe(201)
    expect((await post({ service: 'Testiranje intolerancije na hranu' }, `${API}?lang=en`)).status).toBe(201)
    const services = (await stored()).map(({ service }: { service: string }) => service)
    expect(services).toEqual(['Food intolerance testing', 'Testiranje intolerancije na hranu'])
  })

  it('stores one request per idempotency key', async () => {
    const body = await asked()
    const send = () => request(admin.site.http).post(API).set('Idempotency-Key', 'jednom').send(body).expect(201)
    const first = await send()
    expect((await send()).body).toEqual(first.body)
    expect(await stored()).toHaveLength(1)
  })

  it.each(['email', 'phone'])('accepts %s as the only contact', async (field) => {
    const contact = { email: undefined, phone: undefined, [field]: field === 'email' ? 'a@example.com' : '01 555 0101' }
    expect((await post(contact)).status).toBe(201)
  })

  it('requires an email address or a phone number', async () => {
    const message = 'Upišite email adresu ili telefon, da vam se možemo javiti'
    await refused({ email: ' ', phone: '' }, { field: 'emailOrPhone', message })
    // In one response with other faults.
    await refused({ name: '', email: '', phone: '' }, { field: 'emailOrPhone', message }, { field: 'name' })
  })

  it.each([
    ['service', 'Masaža', 'Odaberite jednu od usluga iz cjenika'],
    ['service', undefined, 'Odaberite uslugu'],
    ['service', { hr: 'Masaža' }, 'Provjerite ovaj podatak'],
    ['location', 'split', 'Odaberite jedan od naših centara'],
    ['location', 'zagreb; DROP', 'Odaberite jedan od naših centara'],
    ['location', null, 'Odaberite centar'],
    ['forWhom', 'dog', 'Odaberite za koga je termin'],
    ['forWhom', undefined, 'Odaberite za koga je termin'],
    ['name', '\u200b', 'Ime i prezime su obavezni'],
    ['phone', 'nazovite me', 'Upišite telefonski broj, npr. +385\u00a091\u00a0234\u00a05678'],
    ['note', 'a'.repeat(2001), 'Najveći dopušteni broj znakova: 2000'],
    ['wishes', undefined, 'Provjerite ovaj podatak'],
    ['wishes', [], 'Odaberite dan'],
    ['wishes', 'sutra', 'Provjerite ovaj podatak'],
    ['wishes', [null], 'Provjerite ovaj podatak'],
    ['wishes', Array.from({ length: 4 }, () => ({ date: '2026-01-01', partOfDay: 'any' })), 'Provjerite ovaj podatak'],
  ])('refuses %s = %j with an error at the field', async (field, value, message) => {
    await refused({ [field]: value }, { field, message })
  })

  it('returns errors in the sender’s language', async () => {
    const { body } = await post({ location: 'split' }, `${API}?lang=en`)
    expect(body.errors).toEqual([{ field: 'location', code: 'location.unknown', message: 'Choose one of our centres' }])
  })
})

describe('preferred slot', () => {
  const refusedWish = (wish: object, field: string, message: string) =>
    refused({ wishes: [wish] }, { field: `wishes.0.${field}`, message })

  it.each(['2026-02-30', 'sutra', '', '2026-1-1', null, 7])('is rejected if the day is %j', async (date) => {
    await refusedWish({ date, partOfDay: 'any' }, 'date', 'Odaberite dan')
  })

  it('is rejected for an unknown part of the day', async () => {
    await refusedWish(
      { date: await next(TUESDAY), partOfDay: 'night' },
      'partOfDay',
      'Odaberite jedan od dijelova dana',
    )
  })

  it('is rejected for a past day', async () => {
    await refusedWish(
      { date: daysAfter(today(), -1), partOfDay: 'any' },
      'date',
      'Taj dan je već prošao; odaberite drugi',
    )
  })

  it('is rejected when it is too far in the future', async () => {
    const date = await next(TUESDAY, daysAfter(today(), DAYS_AHEAD + 1))
    await refusedWish({ date, partOfDay: 'any' }, 'date', 'Odaberite dan u sljedećih 90\u00a0dana')
  })

  it('is rejected on a weekday on which the location is closed', async () => {
    const message = 'Centar toga dana ne radi; odaberite drugi dan'
    await refusedWish({ date: await next(SUNDAY), partOfDay: 'any' }, 'date', message)
  })

  it('is rejected in a part of the day in which the location is closed', async () => {
    const message = 'Centar u to doba dana ne radi; odaberite drugo'
    await refusedWish({ date: await next(MONDAY), partOfDay: 'morning' }, 'partOfDay', message)
    await refusedWish({ date: await next(TUESDAY), partOfDay: 'evening' }, 'partOfDay', message)
  })

  describe('request for today', () => {
    const TODAY = '2026-11-24'
    const wishes = [{ date: TODAY, partOfDay: 'any' }]
    const setAt = (time: string, earliestDay?: string) => {
      stopClock(`${TODAY}T${time}+01:00`)
      return admin.site.changeContent('UPDATE settings SET set_values = $1', [JSON.stringify({ earliestDay })])
    }
    afterEach(async () => {
      jest.useRealTimers()
      await admin.site.changeContent(`UPDATE settings SET set_values = '{}'`)
    })

    it('is rejected for today unless the owner allows it, and names the first day', async () => {
      await setAt('10:00')
      await refused(
        { wishes },
        {
          field: 'wishes.0.date',
          message: 'Možete odabrati dane od 25. 11. nadalje; za raniji termin nazovite centar',
        },
      )
      const { body } = await post({ wishes }, `${API}?lang=en`)
      expect(body.errors[0].message).toBe(
        'You can choose days from 25/11 on; for an earlier appointment, please phone the centre',
      )
      await setAt('10:00', '2')
      expect((await post({ wishes: [{ date: '2026-11-25', partOfDay: 'any' }] })).status).toBe(422)
      expect((await post({ wishes: [{ date: '2026-11-26', partOfDay: 'any' }] })).status).toBe(201)
    })

    it('is accepted for today if the owner allows it, but not ten minutes before closing', async () => {
      await setAt('15:50', '0')
      expect((await post({ wishes })).status).toBe(422)
      await setAt('10:00', '0')
      expect((await post({ wishes })).status).toBe(201)
    })
  })

  it('respects holidays and the special hours that override them', async () => {
    const date = await next(TUESDAY)
    const { site } = admin
    await site.changeContent(`INSERT INTO holidays (date, name) VALUES ($1, '{"hr":"Proba","en":"Trial"}')`, [date])
    const wishes = [{ date, partOfDay: 'any' }]
    await refused({ wishes }, { field: 'wishes.0.date' })
    const hours = JSON.stringify([{ date, hours: [{ opens: '17:00', closes: '21:00' }] }])
    await site.changeContent(`UPDATE locations SET special_days = $1 WHERE slug = 'zagreb'`, [hours])
    expect((await post({ wishes: [{ date, partOfDay: 'evening' }] })).status).toBe(201)
    expect((await post({ wishes, location: 'dubrovnik' })).status).toBe(422)
    await site.changeContent(`UPDATE locations SET special_days = '[]'`)
    await site.changeContent('DELETE FROM holidays WHERE date = $1', [date])
  })

  it('respects a closure of chosen locations on each of its days', async () => {
    const date = await next(TUESDAY)
    const { site } = admin
    await site.changeContent(
      `INSERT INTO holidays (date, last_day, name, locations) VALUES ($1, $2, '{}', '{zagreb}')`,
      [daysAfter(date, -1), daysAfter(date, 12)],
    )
    const wishes = [{ date, partOfDay: 'any' }]
    await refused({ wishes }, { field: 'wishes.0.date' })
    expect((await post({ wishes, location: 'dubrovnik' })).status).toBe(201)
    await site.changeContent('DELETE FROM holidays WHERE last_day IS NOT NULL')
  })

  it.each([
    ['morning', 'morning'],
    ['any', 'morning'],
    ['morning', 'any'],
  ])('is rejected as a duplicate: %s and %s', async (one, other) => {
    const date = await next(TUESDAY)
    const wishes = [
      { date, partOfDay: one },
      { date, partOfDay: other },
    ]
    await refused({ wishes }, { field: 'wishes.1.date', message: 'Taj termin ste već odabrali; odaberite drugi' })
  })
})

describe('appointment request without JavaScript', () => {
  const page = '/zatra%C5%BEi-termin'
  const submit = async (changes: object = {}) => {
    const { wishes: _wishes, ...others } = await asked()
    const html = (await request(admin.site.http).get(page).expect(200)).text
    const made = /name="made" value="([^"]+)"/.exec(html)![1]!
    const fields = { 'wishes.0.date': await next(TUESDAY), 'wishes.0.partOfDay': 'any', ...others, made, ...changes }
    return request(admin.site.http).post(page).type('form').send(fields)
  }

  it('omits preferred slots left blank', async () => {
    const third = { 'wishes.1.date': '', 'wishes.1.partOfDay': 'any', 'wishes.2.date': await next(MONDAY) }
    const { status, headers } = await submit({ ...third, 'wishes.2.partOfDay': 'evening' })
    expect(status).toBe(303)
    expect(headers.location).toMatch(/^\/zatra%C5%BEi-termin\?sent=.+#appointment-outcome$/)
    const [row] = await stored()
    expect(row.wishes).toEqual([
      { date: await next(TUESDAY), partOfDay: 'any' },
      { date: await next(MONDAY), partOfDay: 'evening' },
    ])
  })

  it('shows the form again with the input and the errors at their fields', async () => {
    const { status, text } = await submit({ 'wishes.0.date': await next(SUNDAY) })
    expect(status).toBe(422)
    expect(text).toContain('Centar toga dana ne radi; odaberite drugi dan')
    expect(text).toContain('value="Đurđica Žganjer"')
    expect(text).toMatch(new RegExp(`name="wishes.0.date"[^>]*value="${await next(SUNDAY)}"`))
  })

  it.each(['__proto__.0.date', 'wishes.0.__proto__', 'wishes.9.date', 'wishes.x.date'])(
    'rejects or accepts malformed input without a server error: %s',
    async (name) => {
      expect([303, 422]).toContain((await submit({ [name]: 'x' })).status)
    },
  )
})

describe('appointment workflow', () => {
  it('sends mails to staff and, if there is an address, to the sender', async () => {
    const ids = [(await post()).body.id, (await post({ email: undefined, phone: '01 555 0101' })).body.id] as string[]
    // Again if the timer was about to end its run, without the last event, when the first dispatch joined it.
    await until(async () => {
      await admin.site.app.get(OutboxService).dispatchPending()
      return (await admin.site.database.query<object[]>('SELECT FROM outbox_events')).length === 0
    })
    const mailsOf = async (id: string) => {
      const mails = await admin.site.database.query('SELECT kind FROM outgoing_mails WHERE subject_id = $1', [id])
      return mails.map(({ kind }: { kind: string }) => kind).sort()
    }
    expect(await mailsOf(ids[0]!)).toEqual(['appointment.confirmation', 'appointment.staff'])
    expect(await mailsOf(ids[1]!)).toEqual(['appointment.staff'])
  })

  it('moves through all statuses and can be reopened', async () => {
    const { body } = await post()
    for (const status of ['proposed', 'agreed', 'didNotCome', 'proposed', 'cancelled', 'proposed', 'agreed', 'came']) {
      const { etag } = await readLead(admin, requestsPath, body.id)
      const change = admin.staff.agent.patch(`${requestsPath}/${body.id}`).set('If-Match', etag)
      await change.send({ status, confirmed: true }).expect(200)
    }
    const lead = await readLead(admin, requestsPath, body.id)
    expect(lead).toMatchObject({ status: 'came', moves: ['agreed'], ...(await asked()) })
    expect(lead.firstAnsweredAt).not.toBeNull()
  })

  it('counts as answered when an appointment is agreed immediately', async () => {
    const { body } = await post()
    const { etag } = await readLead(admin, requestsPath, body.id)
    await admin.staff.agent
      .patch(`${requestsPath}/${body.id}`)
      .set('If-Match', etag)
      .send({ status: 'agreed' })
      .expect(200)
    expect((await readLead(admin, requestsPath, body.id)).firstAnsweredAt).not.toBeNull()
  })

  it('rejects a transition that skips statuses', async () => {
    const { body } = await post()
    const { etag } = await readLead(admin, requestsPath, body.id)
    await admin.staff.agent
      .patch(`${requestsPath}/${body.id}`)
      .set('If-Match', etag)
      .send({ status: 'came' })
      .expect(409)
  })

  it('is filtered by preferred day', async () => {
    const wishes = [{ date: await next(MONDAY), partOfDay: 'evening' }]
    const { body } = await post({ wishes })
    await post()
    const list = await admin.staff.agent
      .get(requestsPath)
      .query({ wished: await next(MONDAY) })
      .expect(200)
    expect(list.body).toMatchObject({ total: 1, items: [{ id: body.id }] })
    await admin.staff.agent.get(requestsPath).query({ wished: 'sutra' }).expect(422)
  })

  it('is sorted in every order, also without an email address', async () => {
    for (const email of ['a@example.com', undefined, undefined]) await post({ email, phone: '01 555 0101' })
    const ids: string[] = []
    for (const page of [1, 2, 3]) {
      const { body } = await admin.staff.agent.get(requestsPath).query({ sort: 'email', page, pageSize: 1 }).expect(200)
      ids.push(body.items[0].id)
    }
    expect(new Set(ids).size).toBe(3)
    const { nextId } = (await admin.staff.agent.get(`${requestsPath}/${ids[0]}`).query({ sort: 'email' }).expect(200))
      .body
    expect(nextId).toBe(ids[1])
  })

  it('is related to other leads of the person by phone number alone', async () => {
    const first = (await post({ email: undefined, phone: '01 555 0101' })).body.id as string
    const second = (await post({ email: undefined, phone: '01 555 0101' })).body.id as string
    expect((await readLead(admin, requestsPath, first)).samePerson).toMatchObject([{ id: second }])
  })
})
