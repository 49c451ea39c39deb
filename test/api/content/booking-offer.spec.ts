import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { freeTime } from '../../support/free-time.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const MISSING = '00000000-0000-4000-8000-000000000000'
const week = (day: object[]) => Array.from({ length: 7 }, () => day)

describe('content that bookings depend on', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeEach(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterEach(() => site.close())

  const codesOf = ({ body }: { body: Json }) => (body.errors as Json[]).map(({ field, code }) => `${field}: ${code}`)
  const bookable = async (): Promise<Json[]> =>
    (await request(site.http).get('/api/bookable-services').expect(200)).body as Json[]
  const named = async (path: string, name: string) =>
    (await admin.list(path)).find(({ content }) => content.name === name)!
  const book = async (): Promise<Json> => {
    const time = await freeTime(site)
    const client = { forWhom: 'self', name: 'Ana Horvat', email: 'ana@example.com' }
    return (
      await request(site.http)
        .post('/api/bookings')
        .send({ ...time, ...client })
        .expect(201)
    ).body
  }

  it('has the names of prices, and of therapists with their locations', async () => {
    const [service] = await admin.list('bookable-services')
    expect(service!.borrowedName).toEqual({ hr: 'Testiranje intolerancije na hranu', en: 'Food intolerance testing' })
    const hours = await admin.list('therapist-hours')
    expect(hours.map(({ borrowedName }) => borrowedName.hr)).toContain('Lucija Radonić, Dubrovnik')
    for (const [path, name] of [
      ['bookable-services', 'Testiranje intolerancije na hranu'],
      ['therapist-hours', 'Lucija Radonić, Dubrovnik'],
    ])
      expect((await admin.agent.get(`/admin/content/${path}`).expect(200)).text).toContain(name!)
  })

  it('is offered to visitors as the owner changes it', async () => {
    const [service] = await admin.list('bookable-services')
    await admin.save('bookable-services', service, { minutes: 45 }).expect(200)
    expect((await bookable())[0]).toMatchObject({ id: service!.id, minutes: 45 })
    const [{ details }] = await site.database.query(
      `SELECT details FROM audit_events WHERE action = 'content.bookableService.changed'`,
    )
    expect(details).toMatchObject({
      name: { hr: 'Testiranje intolerancije na hranu' },
      changes: [{ field: 'minutes', from: 60, to: 45 }],
    })
    await admin.save('bookable-services', { ...service!, version: service!.version + 1 }, { online: false }).expect(200)
    expect((await bookable()).some(({ id }) => id === service!.id)).toBe(false)
  })

  it('rejects unknown, repeated and unsuitable references', async () => {
    const [service, other] = await admin.list('bookable-services')
    const [{ id: therapist }] = (await admin.list('therapists')) as [Json]
    const packaged = (await admin.list('prices')).find(({ content }) => content.includes.length > 0)!
    const changed = async (change: object) =>
      codesOf(await admin.save('bookable-services', service, change).expect(422))
    expect(await changed({ price: MISSING })).toEqual(['price: bookableService.price'])
    expect(await changed({ price: packaged.id })).toEqual(['price: bookableService.price'])
    expect(await changed({ price: other!.content.price })).toEqual(['price: bookableService.taken'])
    expect(await changed({ therapists: [{ therapist: MISSING }] })).toEqual([
      'therapists.0.therapist: therapist.invalid',
    ])
    expect(await changed({ therapists: [{ therapist }, { therapist }] })).toEqual([
      'therapists.1.therapist: therapist.invalid',
    ])
    expect(await changed({ minutes: 4 })).toEqual(['minutes: bookableService.minutes'])
    const [hours] = await admin.list('therapist-hours')
    const times = (change: object) => admin.add('therapist-hours', { ...hours!.content, ...change }).expect(422)
    expect(codesOf(await times({}))).toEqual(['location: therapistHours.taken'])
    expect(codesOf(await times({ location: 'split' }))).toEqual(['location: therapistHours.elsewhere'])
    expect(codesOf(await times({ therapist: MISSING }))).toEqual(['therapist: therapist.invalid'])
    const backwards = week([{ opens: '12:00', closes: '08:00' }])
    expect(codesOf(await admin.save('therapist-hours', hours, { hours: backwards }).expect(422))).toContain(
      'hours.0.0.closes: time.order',
    )
    const room = { name: { hr: 'Soba 3', en: 'Room 3' }, location: 'split', kind: 'testing' }
    expect(codesOf(await admin.add('rooms', room).expect(422))).toEqual(['location: location.invalid'])
  })

  it('keeps prices and therapists that services refer to', async () => {
    const tomislav = await named('therapists', 'Tomislav Jurešić')
    expect((await admin.remove('therapists', tomislav).expect(409)).body.code).toBe('content.offer_in_use')
    const [service] = await admin.list('bookable-services')
    const price = (await admin.list('prices')).find(({ id }) => id === service!.content.price)!
    const { body } = await admin.save('prices', price, { includes: [{ price: MISSING, times: 2 }] }).expect(422)
    expect(codesOf({ body })).toContain('includes: singlePrice.bookable')
  })

  it('keeps therapist, room and location of a booked visit until it is cancelled', async () => {
    const { id, therapistId } = await book()
    const [{ room_id: roomId }] = await site.database.query<[Json]>('SELECT room_id FROM bookings WHERE id = $1', [id])
    const therapist = (await admin.list('therapists')).find((item) => item.id === therapistId)!
    const room = (await admin.list('rooms')).find((item) => item.id === roomId)!
    expect((await admin.remove('therapists', therapist).expect(409)).body.code).toBe('content.bookings_in_use')
    expect((await admin.remove('rooms', room).expect(409)).body.code).toBe('content.bookings_in_use')
    const elsewhere = room.content.location === 'zagreb' ? 'dubrovnik' : 'zagreb'
    expect(codesOf(await admin.save('rooms', room, { location: elsewhere }).expect(422))).toEqual([
      'location: room.booked',
    ])
    const moved = { locations: [{ location: elsewhere }] }
    expect(codesOf(await admin.save('therapists', therapist, moved).expect(422))).toEqual([
      'locations: therapist.booked',
    ])
    await site.database.query(`UPDATE bookings SET status = 'cancelled' WHERE id = $1`, [id])
    await admin.remove('rooms', room).expect(204)
    await admin.remove('therapists', therapist).expect(204)
  })
})
