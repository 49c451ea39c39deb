import request from 'supertest'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addMailbox } from '../../support/recipients.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const path = '/api/admin/absences'
const week = { start: '2026-12-07T00:00:00+01:00', end: '2026-12-12T00:00:00+01:00' }

describe('an absence of a therapist who works at several centres', () => {
  let site: MailingSite
  let server: MailServer
  let administrator: Agent
  let staff: Agent
  let bound: Agent
  let therapistId: string
  let serviceId: string
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    administrator = await signIn(site, owner)
    staff = await signIn(site, await addColleague(site, 'staff', 'svi@example.com'))
    const credentials = await addColleague(site, 'staff', 'zagreb.djelatnik@example.com')
    await site.database.query(`UPDATE users SET locations = '{zagreb}' WHERE email = $1`, [credentials.email])
    bound = await signIn(site, credentials)
    await site.changeContent(`UPDATE therapists SET locations = '{dubrovnik}'`)
    const [therapist] = await site.database.query<{ id: string }[]>(
      'SELECT id FROM therapists ORDER BY position LIMIT 1',
    )
    therapistId = therapist!.id
    await site.changeContent(`UPDATE therapists SET locations = '{zagreb,zagreb-istok}' WHERE id = '${therapistId}'`)
    await site.changeContent(
      `DELETE FROM therapist_hours WHERE therapist_id = '${therapistId}';
       INSERT INTO therapist_hours (therapist_id, location, hours)
       SELECT '${therapistId}', place.slug, place.hours FROM locations AS place WHERE place.slug IN ('zagreb', 'zagreb-istok');
       UPDATE bookable_services SET online = true, therapists = '{}', room = NULL`,
    )
    const [service] = await site.database.query<{ id: string }[]>('SELECT id FROM bookable_services LIMIT 1')
    serviceId = service!.id
    await addMailbox(site, 'zagreb@example.com', 'zagreb')
    await addMailbox(site, 'istok@example.com', 'zagreb-istok')
  })
  afterEach(async () => {
    await site.database.query('DELETE FROM absences')
    await site.deliver()
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const timesAt = async (location: string): Promise<number> => {
    const query = { service: serviceId, location, from: '2026-12-07', to: '2026-12-11' }
    const { body } = await request(site.http).get('/api/availability').query(query).expect(200)
    return (body.slots as unknown[]).length
  }
  const add = (by: Agent, changes: object = {}) => by.post(path).send({ therapistId, ...week, ...changes })
  const told = async () => {
    await site.deliver()
    return server.mails.map(recipientOf).toSorted()
  }

  it('leaves the times of other centres when staff of one enter it, and tells the other centre', async () => {
    const before = await timesAt('zagreb-istok')
    expect(before).toBeGreaterThan(0)
    const { body } = await add(bound).expect(201)
    expect(body).toMatchObject({ locations: ['zagreb'], author: 'zagreb.djelatnik@example.com' })
    expect(await timesAt('zagreb')).toBe(0)
    expect(await timesAt('zagreb-istok')).toBe(before)
    expect(await told()).toEqual(['istok@example.com'])
    expect(server.mails[0]!.text).toContain('zagreb.djelatnik@example.com')
  })

  it('applies at all centres when staff of all enter it, and tells them', async () => {
    expect((await add(staff).expect(201)).body).toMatchObject({ locations: null, author: 'svi@example.com' })
    expect(await timesAt('zagreb')).toBe(0)
    expect(await timesAt('zagreb-istok')).toBe(0)
    expect(await told()).toEqual(['istok@example.com', 'zagreb@example.com'])
  })

  it('can be booked around only at the other centre', async () => {
    await add(bound).expect(201)
    const [{ inside, outside } = { inside: true, outside: false }] = await site.database.query(
      `SELECT is_workplace('zagreb', $1, NULL, '[2026-12-08,2026-12-09)') AS inside,
         is_workplace('zagreb-istok', $1, NULL, '[2026-12-08,2026-12-09)') AS outside`,
      [therapistId],
    )
    expect({ inside, outside }).toEqual({ inside: false, outside: true })
  })

  it('lasts at most six weeks if staff enter it, and longer if an administrator does', async () => {
    const long = { end: '2027-02-01T00:00:00+01:00' }
    for (const by of [bound, staff]) {
      const { body } = await add(by, long).expect(422)
      expect(body.errors).toMatchObject([{ field: 'end', code: 'absence.tooLong' }])
    }
    await add(administrator, long).expect(201)
    await add(administrator, { end: '2099-01-01T00:00:00+01:00' }).expect(422)
  })

  it('lasts at most six weeks together with others that staff enter for the therapist', async () => {
    const weeks = (from: string, to: string) => ({ start: `${from}T00:00:00+01:00`, end: `${to}T00:00:00+01:00` })
    await add(bound, weeks('2092-12-07', '2093-01-04')).expect(201)
    for (const by of [bound, staff]) {
      const { body } = await add(by, weeks('2093-01-05', '2093-02-02')).expect(422)
      expect(body.errors).toMatchObject([{ field: 'end', code: 'absence.tooMany' }])
    }
    await add(staff, weeks('2092-12-14', '2093-01-11')).expect(201)
    await add(administrator, weeks('2093-01-05', '2093-02-02')).expect(201)
    const { body } = await add(bound, weeks('2093-02-02', '2093-02-09')).expect(201)
    await bound
      .put(`${path}/${body.id}`)
      .set('If-Match', '"1"')
      .send({ therapistId, ...weeks('2093-02-02', '2093-02-05') })
      .expect(200)
  })

  it('is not lengthened beyond that by a change', async () => {
    const { body } = await add(bound).expect(201)
    await bound
      .put(`${path}/${body.id}`)
      .set('If-Match', '"1"')
      .send({ therapistId, ...week, end: '2099-01-01T00:00:00+01:00' })
      .expect(422)
  })

  it('is not changed or removed by staff of one centre if it applies at others', async () => {
    const { body } = await add(staff).expect(201)
    const item = `${path}/${body.id}`
    const changed = await bound
      .put(item)
      .set('If-Match', '"1"')
      .send({ therapistId, ...week })
      .expect(403)
    expect(changed.body.code).toBe('absence.elsewhere')
    await bound.delete(item).set('If-Match', '"1"').expect(403)
    await bound.get(item).expect(200)
  })

  it('stays limited to the centre when staff of all centres change it', async () => {
    const { body } = await add(bound).expect(201)
    const { body: changed } = await staff
      .put(`${path}/${body.id}`)
      .set('If-Match', '"1"')
      .send({ therapistId, ...week, end: '2026-12-11T00:00:00+01:00' })
      .expect(200)
    expect(changed).toMatchObject({ locations: ['zagreb'] })
  })

  it('tells the centres when it is removed', async () => {
    const { body } = await add(bound).expect(201)
    await told()
    server.mails.length = 0
    await bound.delete(`${path}/${body.id}`).set('If-Match', '"1"').expect(204)
    expect(await told()).toEqual(['istok@example.com'])
    expect(server.mails[0]!.subject).toContain('Uklonjen izostanak terapeuta')
  })
})
