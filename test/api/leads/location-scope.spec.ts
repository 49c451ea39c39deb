import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import type { Type } from '@nestjs/common'
import { RequestMethod } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { REQUIRED_ROLE } from '../../../src/platform/access/required-role.decorator.js'
import { REQUIRED_SCOPE } from '../../../src/platform/access/required-scope.js'
import { SCOPED_ACCESS, type ScopedAccess } from '../../../src/platform/access/scoped-access.js'
import { PUBLIC_ROUTE } from '../../../src/platform/http/public.decorator.js'
import { pageReadOf } from '../../../src/platform/page-queries/page-read.decorator.js'
import { type Role, suffices } from '../../../src/shared/admin/role.js'
import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { leadKinds, leadsAdmin, unknownId } from '../../support/leads-admin.js'
import { adminPages, nobody } from '../../support/routes.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, signIn } from '../../support/staff.js'
import { stopClock } from '../../support/stop-clock.js'

const admin = leadsAdmin()
const query = <Row = Json>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)

const tables = ['contact_messages', 'franchise_inquiries', 'appointment_requests', 'bookings']

/** Texts of leads that no bound user may see. */
const SECRET = 'Tajnovita'
const SHARED = { email: 'zajednicka@example.com', phone: '+385 91 555 0177' }

interface Route {
  /** Method and path. */
  route: string
  access: ScopedAccess | undefined
  isOfKey: boolean
}

/** Routes and reads of pages that staff or API keys can use. */
function declaredAccess(): { routes: Route[]; reads: { name: string; access: ScopedAccess | undefined }[] } {
  const get = <T>(type: Type<T>): T => admin.site.app.get(type, { strict: false })
  const discovery = get(DiscoveryService)
  const scanner = get(MetadataScanner)
  const reflector = get(Reflector)
  const routes = discovery.getControllers().flatMap(({ metatype }) => {
    const controller = metatype as Type<object>
    const prototype = controller.prototype as Record<string, () => unknown>
    return scanner.getAllMethodNames(prototype).flatMap((method): Route[] => {
      const handler = prototype[method]!
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined
      if (path === undefined) return []
      const targets = [handler, controller]
      const isOfKey = reflector.getAllAndOverride(REQUIRED_SCOPE, targets) !== undefined
      if (!isOfKey && reflector.getAllAndOverride(PUBLIC_ROUTE, targets)) return []
      const roles = reflector.getAllAndOverride<Role[] | undefined>(REQUIRED_ROLE, targets)
      if (!isOfKey && roles && !suffices('staff', roles)) return []
      const base = Reflect.getMetadata(PATH_METADATA, controller) as string
      const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod]
      const access = reflector.getAllAndOverride<ScopedAccess | undefined>(SCOPED_ACCESS, targets)
      return [path].flat().map((each) => ({
        route: `${verb} /${[base, each]
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/')}`,
        access,
        isOfKey,
      }))
    })
  })
  const reads = discovery.getControllers().flatMap(({ metatype }) => {
    const controller = metatype as Type<object>
    const prototype = controller.prototype as Record<string, () => unknown>
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const targets = [prototype[method]!, controller]
      const name = pageReadOf(prototype[method]!)?.name
      const roles = reflector.getAllAndOverride<Role[] | undefined>(REQUIRED_ROLE, targets)
      if (!name || !roles || !suffices('staff', roles)) return []
      return [{ name, access: reflector.getAllAndOverride<ScopedAccess | undefined>(SCOPED_ACCESS, targets) }]
    })
  })
  return { routes, reads }
}

interface Leads {
  /** Ids, one of each kind and several of each. */
  own: string[]
  hidden: string[][]
}

/** Stores a lead of each kind in Zagreb. */
async function addOwn(): Promise<string[]> {
  const ids: string[] = []
  for (const { add } of leadKinds) ids.push(await admin[add]({ location: 'zagreb', isRouted: true, ...SHARED }))
  return ids
}

/** Stores leads that a user of Zagreb may not see, in every relation to those of Zagreb. @returns their ids */
async function addHidden(own: string[]): Promise<string[][]> {
  const hidden: string[][] = []
  const name = { name: `${SECRET} Osoba`, firstName: SECRET, lastName: 'Osoba' }
  for (const [index, { add, kind }] of leadKinds.entries()) {
    const states = [
      { location: 'dubrovnik', ...SHARED },
      { location: 'dubrovnik' },
      { location: 'dubrovnik', status: 'spam', suspicions: ['links'] },
      { location: 'dubrovnik', trashedAt: new Date() },
      { location: null, ...SHARED },
      ...(kind === 'franchiseInquiry' ? [{ location: 'zagreb', ...SHARED }] : []),
    ]
    const ids: string[] = []
    for (const state of states) {
      const placed = kind === 'booking' ? { therapistId: randomUUID() } : {}
      ids.push(await admin[add]({ ...name, ...placed, ...state, id: randomUUID() } as object))
    }
    await query(`UPDATE ${tables[index]} SET merged_into_id = $1 WHERE id = $2`, [own[index], ids[1]])
    hidden.push(ids)
  }
  const [user] = await query<{ id: string }>(`SELECT id FROM users WHERE role = 'admin'`)
  for (const id of hidden.flat()) {
    await query('INSERT INTO lead_notes (lead_id, author_id, text) VALUES ($1, $2, $3)', [id, user!.id, SECRET])
    await query(
      `INSERT INTO lead_replies (id, lead_id, author_id, recipient, language, text, written_at)
       VALUES ($1, $1, $2, 'x@example.com', 'hr', $3, now())`,
      [id, user!.id, SECRET],
    )
    await query('INSERT INTO answer_deadlines (lead_id, due_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      id,
      new Date(0),
    ])
  }
  for (const [index, id] of own.entries()) {
    await query(`INSERT INTO lead_events (lead_id, actor_id, type, new_value) VALUES ($1, $2, 'merged', $3)`, [
      id,
      user!.id,
      hidden[index]![0],
    ])
  }
  await query(
    `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language)
     SELECT $1, id, 'dubrovnik', '2026-03-02', $2, 'x@example.com', 'hr' FROM bookable_services LIMIT 1`,
    [randomUUID(), SECRET],
  )
  await query(
    `INSERT INTO absences (therapist_id, during)
     SELECT id, '[2026-03-01,2099-03-05)' FROM therapists WHERE locations = '{dubrovnik}'`,
  )
  return hidden
}

describe('staff bound to a location', () => {
  let agent: Agent
  let leads: Leads
  const email = 'zagreb@example.com'

  beforeAll(async () => {
    const credentials = await addColleague(admin.site, 'staff', email)
    await query(`UPDATE users SET locations = '{zagreb}' WHERE email = $1`, [email])
    agent = await signIn(admin.site, credentials)
  })
  afterEach(async () => {
    jest.useRealTimers()
    for (const table of ['waitlist_entries', 'absences', 'answer_deadlines', 'lead_departures', 'removals'])
      await query(`DELETE FROM ${table}`)
  })

  const lists = ['', '?location=dubrovnik', '?location=none', `?search=${SECRET}`, '?search=Osoba', '?view=trash']
  const queries = [...lists, '?view=spam', '?view=open&assignee=none', '?sort=name&pageSize=1&page=2', '?by=week']
  const kindOf = (path: string) => leadKinds.findIndex((kind) => path.includes(kind.path.slice('/api/admin/'.length)))
  /** Returns the ids that are read at an address: a lead in each state, and one of another kind. */
  const idsAt = (path: string, { own, hidden }: Leads) => {
    const kind = kindOf(path)
    return kind < 0
      ? [hidden[0]![0]!, unknownId]
      : [own[kind]!, ...hidden[kind]!, hidden[(kind + 1) % 4]![0]!, unknownId]
  }

  /** Returns the answers of all GET routes that apply the scope, by address, and of the pages. */
  const readAll = async (about: Leads) => {
    const answers: Record<string, string> = {}
    const { routes } = declaredAccess()
    const api = routes.filter(
      ({ route, access, isOfKey }) => /^GET \/api/.test(route) && access === 'scoped' && !isOfKey,
    )
    const paths = api
      .map(({ route }) => route.slice(4))
      .filter((path) => !/export|calendar-file/.test(path))
      .flatMap((path) => (path.includes(':id') ? idsAt(path, about).map((id) => path.replace(':id', id)) : [path]))
    expect(paths.length).toBeGreaterThan(20)
    const read = async (address: string) => {
      const { status, text, headers } = await agent.get(address)
      const withoutTime = text.replace(/"(renderedAt|age)":"[^"]*"/g, '')
      answers[address] = `${status} ${headers.etag ?? ''} ${withoutTime}`
    }
    for (const path of paths) {
      await read(path)
      if (!/[\da-f]{8}-/.test(path) && !/absences/.test(path)) for (const each of queries) await read(path + each)
      if (/[\da-f]{8}-/.test(path)) await read(`${path}?search=${SECRET}`)
    }
    const calendar = ['zagreb', 'dubrovnik'].map((slug) => `/admin/calendar?date=2026-03-02&location=${slug}`)
    const pages = adminPages()
      .filter((page) => /calendar|dashboard|inbox|contact-m|franchise|appointment|bookings/.test(page))
      .flatMap((page) =>
        page.includes(nobody)
          ? idsAt(page, about)
              .slice(0, 3)
              .map((id) => page.replace(nobody, id))
          : [page],
      )
    for (const page of [...pages, ...calendar, `/admin/calendar?request=${about.hidden[2]![0]}`]) {
      const [path, search = ''] = page.split('?')
      await read(`${path}/index.pageContext.json?${search}`)
    }
    return answers
  }

  it('see the same answers whatever exists at other locations', async () => {
    // Midnight, between two readings of all addresses, would change answers that contain the day.
    stopClock(new Date())
    const own = await addOwn()
    const none = leadKinds.map(() => [unknownId])
    const before = await readAll({ own, hidden: none })
    leads = { own, hidden: await addHidden(own) }
    const after = await readAll(leads)
    const changed = Object.keys(before).filter((address) => address in after && after[address] !== before[address])
    expect(changed.map((address) => [address, before[address], after[address]])).toEqual([])
    const revealing = Object.entries(after).filter(
      ([address, text]) =>
        text.includes(`${SECRET} `) ||
        text.includes(`"${SECRET}"`) ||
        leads.hidden.flat().some((id) => text.includes(id) && !address.includes(id)),
    )
    expect(revealing).toEqual([])
    const forms = Object.entries(after).filter(([address]) => leads.hidden.flat().some((id) => address.includes(id)))
    const found = forms.filter(([address, text]) => address.startsWith('/api') && !text.startsWith('404 '))
    expect(found.map(([address, text]) => [address, text.slice(0, 100)])).toEqual([])
    expect(JSON.parse(after['/api/admin/inbox']!.replace(/^\d+ \S* /, '')).total).toBe(3)
  })

  /** Bodies of the routes that change leads, and further parameters. */
  const writes: Record<string, (own: string) => object> = {
    'PATCH /:id': () => ({ status: 'spam', location: 'zagreb' }),
    'POST /:id/undo': () => ({}),
    'POST /:id/notes': () => ({ text: 'x' }),
    'POST /:id/replies': () => ({ text: 'x' }),
    'DELETE /:id/replies/:replyId': () => ({}),
    'POST /:id/writing': () => ({ isWriting: true }),
    'POST /:id/calls': () => ({ outcome: 'reached' }),
    'POST /:id/merge': (own) => ({ leadId: own }),
    'POST /:id/split': (own) => ({ leadId: own }),
    'POST /:id/move': () => ({ start: '2026-03-09T10:00:00+01:00' }),
  }
  const stateOf = async (ids: string[]) => {
    const found: Json[] = []
    for (const table of [...tables, 'lead_events', 'lead_notes', 'lead_replies', 'lead_writers']) {
      const column = tables.includes(table) ? 'id' : 'lead_id'
      found.push(await query(`SELECT * FROM ${table} WHERE ${column} = ANY ($1) ORDER BY ctid`, [ids]))
    }
    return JSON.stringify(found)
  }

  it('change nothing at other locations, and cannot tell it from nothing', async () => {
    const own = await addOwn()
    leads = { own, hidden: await addHidden(own) }
    const before = await stateOf(leads.hidden.flat())
    const { routes } = declaredAccess()
    const untested = routes
      .filter(
        ({ route, access, isOfKey }) =>
          access === 'scoped' && !isOfKey && !/^GET|absences|booking-bursts|reply-files/.test(route),
      )
      .map(({ route }) => route.replace(/\/api\/admin\/(contact-m|franchise-i|appointment-r|bookings)[\w-]*/, ''))
      .filter((route) => !(route in writes) && !/^POST (\/changes(\/undo|\/matching)?)?$/.test(route))
    expect(untested).toEqual([])
    for (const [index, { path }] of leadKinds.entries()) {
      for (const [route, bodyOf] of Object.entries(writes)) {
        const [method, address] = route.split(' ') as ['POST' | 'PATCH' | 'DELETE', string]
        const send = async (id: string) => {
          const url = path + address.replace(':id', id).replace(':replyId', id)
          const { status, body } = await agent[method.toLowerCase() as 'post'](url)
            .set('If-Match', '"1"')
            .send(bodyOf(own[index]!))
          return { status, code: body.code as string }
        }
        if (route.includes('/move') && !path.includes('bookings')) continue
        const missing = await send(unknownId)
        expect({ route, status: missing.status }).toEqual({ route, status: 404 })
        for (const id of leads.hidden[index]!)
          expect({ route, id, ...(await send(id)) }).toEqual({ route, id, ...missing })
      }
      const [first] = leads.hidden[index]!
      for (const part of ['merge', 'split']) {
        const of = (leadId: string) =>
          agent
            .post(`${path}/${own[index]}/${part}`)
            .set('If-Match', '"1"')
            .send({ leadId })
            .then(({ status }) => status)
        expect([part, await of(first!), await of(unknownId)]).toEqual([part, 404, 404])
      }
      const bulk = { ids: [own[index], first, unknownId], trashed: true }
      const { body } = await agent.post(`${path}/changes`).send(bulk).expect(200)
      expect(body).toMatchObject({
        changed: [own[index]],
        refused: [
          { id: first, code: 'lead.not_found' },
          { id: unknownId, code: 'lead.not_found' },
        ],
      })
      const undone = await agent.post(`${path}/changes/undo`).send({ ids: bulk.ids, at: body.at }).expect(200)
      expect(undone.body.changed).toEqual([own[index]])
      const matching = (count: number) =>
        agent
          .post(`${path}/changes/matching`)
          .query({ ids: bulk.ids.join(',') })
          .send({ count, trashed: true })
      await matching(2).expect(409)
      expect((await matching(1).expect(200)).body).toMatchObject({ changed: [own[index]], refused: [] })
    }
    expect(await stateOf(leads.hidden.flat())).toBe(before)
  })

  it('move their leads to no other location, and place no visits there', async () => {
    const [message] = await addOwn()
    const patch = (change: object) =>
      agent
        .patch(`${leadKinds[0].path}/${message}`)
        .set('If-Match', '"1"')
        .send(change)
        .then(({ status }) => status)
    expect(await patch({ location: 'dubrovnik' })).toBe(422)
    expect(await patch({ location: null })).toBe(422)
    const [therapist] = await query<{ id: string }>(`SELECT id FROM therapists WHERE locations = '{dubrovnik}'`)
    const [service] = await query<{ id: string }>('SELECT id FROM bookable_services LIMIT 1')
    const visit = {
      service: service!.id,
      therapistId: therapist!.id,
      location: 'dubrovnik',
      start: '2026-03-08T20:07:00+01:00',
      forWhom: 'self',
      name: 'Ana',
      phone: '091 555 0101',
    }
    await agent.post('/api/admin/bookings').send(visit).expect(422)
    const absence = { therapistId: therapist!.id, start: '2026-03-08T20:07:00+01:00', end: '2026-03-09T20:07:00+01:00' }
    await agent.post('/api/admin/absences').send(absence).expect(422)
    const { body: foreign } = await admin.owner.agent.post('/api/admin/absences').send(absence).expect(201)
    await agent.get(`/api/admin/absences/${foreign.id}`).expect(404)
    await agent.delete(`/api/admin/absences/${foreign.id}`).set('If-Match', '"1"').expect(404)
  })

  it('see a therapist as busy elsewhere without the place and the visit', async () => {
    const [therapist] = await query<{ id: string }>(`SELECT id FROM therapists WHERE name = 'Mirjana Vuk'`)
    const id = await admin.addBooking({ location: 'zagreb-istok', therapistId: therapist!.id, name: SECRET })
    const { text } = await agent
      .get('/admin/calendar/index.pageContext.json?date=2026-03-02&location=zagreb')
      .expect(200)
    expect(text).toContain('"elsewhere":[{"id":"2026-03-02')
    for (const hidden of [id, SECRET, 'zagreb-istok']) expect(text).not.toContain(hidden)
  })

  it('find no texts of leads of other locations in theirs, but those of their own', async () => {
    const id = await admin.addMessage({ location: 'zagreb', message: 'Pitanje o Vinkovcima' })
    const merged = [
      await admin.addMessage({ location: 'dubrovnik', message: 'Pitanje o Pelješcu' }),
      await admin.addMessage({ location: 'zagreb', message: 'Pitanje o Samoboru' }),
    ]
    await query('UPDATE contact_messages SET merged_into_id = $1 WHERE id = ANY ($2)', [id, merged])
    const found = async (search: string) =>
      (await agent.get(leadKinds[0].path).query({ search }).expect(200)).body.items.length as number
    expect([await found('vinkovcima'), await found('samoboru'), await found('pelješcu')]).toEqual([1, 1, 0])
    expect((await admin.owner.agent.get(leadKinds[0].path).query({ search: 'pelješcu' })).body.total).toBe(1)
  })

  it('see a franchise inquiry of the own location once it is routed', async () => {
    const { path } = leadKinds[1]
    const id = await admin.addInquiry({ location: 'zagreb' })
    const totals = async () => (await agent.get('/api/admin/dashboard')).body.leads[1].total as number
    await agent.get(`${path}/${id}`).expect(404)
    expect(await totals()).toBe(0)
    await admin.owner.agent.patch(`${path}/${id}`).set('If-Match', '"1"').send({ location: 'zagreb' }).expect(200)
    const { body } = await agent.get(`${path}/${id}`).expect(200)
    expect(body.history).toMatchObject([{ type: 'location', oldValue: 'zagreb', newValue: 'zagreb' }])
    expect(await totals()).toBe(1)
    await admin.owner.agent.post(`${path}/${id}/undo`).set('If-Match', '"2"').expect(200)
    await agent.get(`${path}/${id}`).expect(404)
    expect(await totals()).toBe(0)
  })

  it('cannot open data of the whole chain', async () => {
    const { routes } = declaredAccess()
    const whole = routes.filter(({ access, isOfKey }) => access === 'whole' && !isOfKey)
    expect(whole.length).toBeGreaterThan(10)
    for (const { route } of whole) {
      const [method, path] = route.split(' ') as [string, string]
      const { status } = await agent[method.toLowerCase() as 'get'](path.replace(/:\w+/g, unknownId))
      expect({ route, status }).toEqual({ route, status: 403 })
    }
    expect((await agent.get('/api/admin/dashboard').expect(200)).body.subscribers).toBeNull()
    await agent.get('/admin/newsletter-subscribers').expect(403)
    await agent.get('/admin/calendar/subscriptions').expect(403)
  })

  it('lose access with the next request, in an open session', async () => {
    const other = 'selidba@example.com'
    const session = await signIn(admin.site, await addColleague(admin.site, 'staff', other))
    const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [other])
    const { path } = leadKinds[0]
    const id = await admin.addMessage({ location: 'dubrovnik', assigneeId: user!.id })
    const note = () => session.post(`${path}/${id}/notes`).set('Idempotency-Key', 'k1').send({ text: 'x' })
    const call = () => session.post(`${path}/${id}/calls`).set('Idempotency-Key', 'k1').send({ outcome: 'missed' })
    await note().expect(201)
    await call().expect(200)
    const bind = (locations: unknown) =>
      admin.owner.agent.put(`/api/admin/users/${user!.id}/locations`).send({ locations })
    await bind(['zagreb']).expect(204)
    await session.get(`${path}/${id}`).expect(404)
    await note().expect(404)
    await call().expect(404)
    expect((await session.get('/api/admin/session').expect(200)).body.locations).toEqual(['zagreb'])
    await bind(['nigdje']).expect(422)
    await bind([]).expect(422)
    await session.put(`/api/admin/users/${user!.id}/locations`).send({ locations: null }).expect(403)
    await bind(null).expect(204)
    await session.get(`${path}/${id}`).expect(200)
    const events = await query(`SELECT details FROM audit_events WHERE action = 'user.locations_changed' ORDER BY id`)
    expect(events.map(({ details }) => details)).toEqual([
      { from: null, to: ['zagreb'] },
      { from: ['zagreb'], to: null },
    ])
  })

  it('are assigned leads of their locations only, and lose them with the location', async () => {
    const { path } = leadKinds[0]
    const [{ id: assigneeId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [Json]
    const far = await admin.addMessage({ location: 'dubrovnik' })
    const near = await admin.addMessage({ location: 'zagreb' })
    const patch = (id: string, version: number, change: object) =>
      admin.owner.agent.patch(`${path}/${id}`).set('If-Match', `"${version}"`).send(change)
    expect((await patch(far, 1, { assigneeId }).expect(409)).body.code).toBe('lead.assignee_elsewhere')
    await patch(near, 1, { assigneeId }).expect(200)
    await patch(near, 2, { location: 'dubrovnik' }).expect(200)
    const { body } = await admin.owner.agent.get(`${path}/${near}`).expect(200)
    expect(body).toMatchObject({ assigneeId: null, location: 'dubrovnik' })
    expect(body.history.map(({ type }: Json) => type)).toEqual(['assignee', 'location', 'assignee'])
  })

  it('are assigned those of several leads that they see, and lose the others with a smaller scope', async () => {
    const { path } = leadKinds[0]
    const { agent: head } = admin.owner
    const [{ id: assigneeId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [Json]
    const bind = (locations: string[]) =>
      head.put(`/api/admin/users/${assigneeId}/locations`).send({ locations }).expect(204)
    await bind(['zagreb', 'dubrovnik'])
    const ids: string[] = []
    for (const location of ['zagreb', 'zagreb-istok', 'dubrovnik']) ids.push(await admin.addMessage({ location }))
    const { body } = await head.post(`${path}/changes`).send({ ids, assigneeId }).expect(200)
    expect(body.changed).toEqual([ids[0], ids[2]])
    expect(body.refused).toEqual([{ id: ids[1], code: 'lead.assignee_elsewhere' }])
    await bind(['zagreb'])
    const { body: left } = await head.get(`${path}/${ids[2]}`).expect(200)
    expect(left).toMatchObject({ assigneeId: null, version: 3 })
    expect(left.history).toMatchObject([
      { type: 'assignee', newValue: email },
      { type: 'assignee', oldValue: email, newValue: null },
    ])
    expect((await head.get(`${path}/${ids[0]}`).expect(200)).body).toMatchObject({ assigneeId, version: 2 })
  })

  it('get back by an undo no lead that they may not see', async () => {
    const { path } = leadKinds[0]
    const { agent: head } = admin.owner
    const [{ id: assigneeId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [Json]
    const id = await admin.addMessage({ location: 'zagreb' })
    const step = (request: ReturnType<Agent['get']>, version: number) => request.set('If-Match', `"${version}"`)
    const patch = (version: number, change: object) =>
      step(head.patch(`${path}/${id}`), version)
        .send(change)
        .expect(200)
    const undo = (version: number, status = 200) => step(head.post(`${path}/${id}/undo`), version).expect(status)
    const read = async () => (await head.get(`${path}/${id}`).expect(200)).body
    await patch(1, { assigneeId })
    await patch(2, { location: 'dubrovnik' })
    await undo(3)
    expect(await read()).toMatchObject({ location: 'zagreb', assigneeId })
    await patch(4, { assigneeId: null })
    await query(`UPDATE users SET locations = '{dubrovnik}' WHERE id = $1`, [assigneeId])
    await undo(5)
    expect(await read()).toMatchObject({ location: 'zagreb', assigneeId: null })
    await query(`UPDATE users SET locations = '{zagreb}' WHERE id = $1`, [assigneeId])
    await query(`UPDATE contact_messages SET location = 'zatvoren' WHERE id = $1`, [id])
    await patch(6, { location: 'zagreb' })
    await undo(7, 409)
  })

  it('see a franchise inquiry until its routing is undone, but not until a later move is', async () => {
    const { path } = leadKinds[1]
    const id = await admin.addInquiry({ location: 'zagreb' })
    const route = (version: number, location: string) =>
      admin.owner.agent.patch(`${path}/${id}`).set('If-Match', `"${version}"`).send({ location }).expect(200)
    const undo = (version: number) =>
      admin.owner.agent.post(`${path}/${id}/undo`).set('If-Match', `"${version}"`).expect(200)
    const status = async () => (await agent.get(`${path}/${id}`)).status
    await route(1, 'zagreb')
    await route(2, 'dubrovnik')
    expect(await status()).toBe(404)
    await undo(3)
    expect(await status()).toBe(200)
    const other = await admin.addInquiry({ location: 'zagreb' })
    const at = `${path}/${other}`
    for (const [version, request] of [
      [1, admin.owner.agent.patch(at).send({ location: 'zagreb' })],
      [2, admin.owner.agent.post(`${at}/undo`)],
      [3, admin.owner.agent.patch(at).send({ location: 'zagreb' })],
      [4, admin.owner.agent.post(`${at}/undo`)],
    ] as const)
      await request.set('If-Match', `"${version}"`).expect(200)
    await agent.get(at).expect(404)
  })

  it.each(leadKinds.slice(0, 3))('work all parts of a merged $kind', async ({ path, add }) => {
    const { agent: head } = admin.owner
    const put = async (location: string | null) => {
      const id = await admin[add]({ location, isRouted: location !== null })
      await query(`INSERT INTO lead_events (lead_id, type, new_value) VALUES ($1, 'location', $2)`, [id, location])
      return id
    }
    const lead = await put('zagreb')
    const part = await put('zagreb')
    const foreign = await put('dubrovnik')
    const none = await put(null)
    const merge = (leadId: string, version: number) =>
      head.post(`${path}/${lead}/merge`).set('If-Match', `"${version}"`).send({ leadId })
    for (const other of [foreign, none]) {
      const { body } = await merge(other, 1).expect(409)
      expect(body.code).toBe('lead.merge_elsewhere')
    }
    await merge(part, 1).expect(200)
    // A part of another location, as merged before this rule, is not moved with the other.
    const table = tables[leadKinds.findIndex((kind) => kind.path === path)]
    await query(`UPDATE ${table} SET merged_into_id = $1 WHERE id = $2`, [part, foreign])
    await head.post(`${path}/${lead}/split`).set('If-Match', '"2"').send({ leadId: part }).expect(200)
    expect((await merge(part, 3).expect(409)).body.code).toBe('lead.merge_elsewhere')
    await query(`UPDATE ${table} SET merged_into_id = NULL WHERE id = $1`, [foreign])
    await merge(part, 3).expect(200)
    await head.patch(`${path}/${lead}`).set('If-Match', '"4"').send({ location: 'dubrovnik' }).expect(200)
    expect((await head.get(`${path}/${part}`).expect(200)).body.location).toBe('dubrovnik')
    await agent.get(`${path}/${part}`).expect(404)
    await head.post(`${path}/${lead}/undo`).set('If-Match', '"5"').expect(200)
    expect((await agent.get(`${path}/${lead}`).expect(200)).body.merged).toMatchObject([{ id: part }])
  })

  it('find by the search over the admin nothing of other locations, nor subscribers', async () => {
    const own = await addOwn()
    leads = { own, hidden: await addHidden(own) }
    await query(
      `INSERT INTO newsletter_subscribers (id, email, language, consent_text, confirmed_at)
       VALUES ($1, 'tajnovita@example.com', 'hr', 'Yes', now())`,
      [randomUUID()],
    )
    const typesOf = async (user: Agent, q: string) => {
      const { body } = await user.get('/api/admin/search').query({ q }).expect(200)
      return [...new Set((body.results as Json[]).map(({ type }) => type as string))].sort()
    }
    expect(await typesOf(admin.owner.agent, SECRET)).toEqual(['lead', 'note', 'person', 'reply', 'subscriber'])
    expect(await typesOf(agent, SECRET)).toEqual([])
    const { text } = await agent.get('/api/admin/search').query({ q: SHARED.email }).expect(200)
    expect(own.every((id) => text.includes(id))).toBe(true)
    expect(leads.hidden.flat().filter((id) => text.includes(id))).toEqual([])
    expect(JSON.parse(text).results.find(({ type }: Json) => type === 'person')).toMatchObject({ leads: own.length })
    await query('DELETE FROM newsletter_subscribers')
  })
})

describe('API key bound to a location', () => {
  const bound = async (locations: string[]) => {
    const key = await addKey(admin.site, [
      'leads:read',
      'leads:write',
      'bookings:read',
      'bookings:write',
      'locations:read',
    ])
    await query('UPDATE api_keys SET locations = $2 WHERE id = $1', [key.id, locations])
    return program(admin.site.http, key)
  }

  const read = async (client: Awaited<ReturnType<typeof bound>>, list: string, cursor?: string): Promise<Json> => {
    await earlierTransactionsEnded(admin.site.database)
    return (await client.get(list).query({ cursor }).expect(200)).body
  }

  it('reads and changes leads of its location only', async () => {
    const own = await addOwn()
    const hidden = await addHidden(own)
    const client = await bound(['zagreb'])
    const seen = await read(client, '/api/leads')
    expect(seen.items.map(({ id }: Json) => id).sort()).toEqual([...own].sort())
    const visits = await read(client, '/api/bookings')
    expect(visits.items.map(({ id }: Json) => id)).toEqual([own[3]])
    expect(JSON.stringify([seen, visits])).not.toContain(SECRET)
    for (const [index, kind] of ['contact', 'franchise', 'appointment', 'booking'].entries()) {
      for (const id of hidden[index]!) {
        await client.get(`/api/leads/${kind}/${id}`).expect(404)
        await client.patch(`/api/leads/${kind}/${id}`).set('If-Match', '"1"').send({ status: 'spam' }).expect(404)
      }
    }
    for (const id of hidden[3]!) await client.get(`/api/bookings/${id}`).expect(404)
    await client.get('/api/subscribers').expect(403)
    await client.get('/api/locations').expect(200)
    const visit = { service: unknownId, start: '2026-03-08T20:07:00+01:00', location: 'dubrovnik' }
    const form = { ...visit, forWhom: 'self', name: 'Ana', email: 'ana@example.com', phone: '091 555 0101' }
    const { body: refused } = await client.post('/api/bookings').send(form).expect(422)
    expect(refused.errors).toMatchObject([{ field: 'location', code: 'location.unknown' }])
  })

  it('learns of leads that leave its location, and of no other move or deletion', async () => {
    const client = await bound(['zagreb'])
    const { nextCursor: start } = await read(client, '/api/leads')
    const { path } = leadKinds[0]
    const leaving = await admin.addMessage({ location: 'zagreb' })
    const foreign = await admin.addMessage({ location: 'dubrovnik' })
    const move = (id: string, version: number, location: string) =>
      admin.owner.agent.patch(`${path}/${id}`).set('If-Match', `"${version}"`).send({ location }).expect(200)
    await move(leaving, 1, 'dubrovnik')
    await move(foreign, 1, 'zagreb-istok')
    const changes = async () =>
      (await read(client, '/api/leads', start)).items.map(({ id, state }: Json) => [id, state])
    expect(await changes()).toEqual([[leaving, 'erased']])
    await query('DELETE FROM contact_messages WHERE id = $1', [foreign])
    expect(await changes()).toEqual([[leaving, 'erased']])
    await move(leaving, 2, 'zagreb')
    expect(await changes()).toEqual([[leaving, 'active']])
    await query('DELETE FROM contact_messages WHERE id = $1', [leaving])
    expect(await changes()).toEqual([[leaving, 'erased']])
  })

  it('learns of a franchise inquiry whose routing is undone', async () => {
    const client = await bound(['zagreb'])
    const { path } = leadKinds[1]
    const id = await admin.addInquiry({ location: 'zagreb' })
    const { nextCursor: start } = await read(client, '/api/leads')
    const changes = async () => (await read(client, '/api/leads', start)).items.map(({ state }: Json) => state)
    await admin.owner.agent.patch(`${path}/${id}`).set('If-Match', '"1"').send({ location: 'zagreb' }).expect(200)
    expect(await changes()).toEqual(['active'])
    await admin.owner.agent.post(`${path}/${id}/undo`).set('If-Match', '"2"').expect(200)
    expect(await changes()).toEqual(['erased'])
    await query('DELETE FROM franchise_inquiries WHERE id = $1', [id])
    expect(await changes()).toEqual(['erased'])
  })

  it('discards its copies and starts again after a change of the binding', async () => {
    const key = await addKey(admin.site, ['leads:read', 'bookings:read'])
    const client = program(admin.site.http, key)
    const lists = ['/api/leads', '/api/bookings']
    const cursors: string[] = []
    const bind = (locations: string[] | null) =>
      admin.owner.agent.put(`/api/admin/api-keys/${key.id}/locations`).send({ locations }).expect(204)
    for (const locations of [null, ['zagreb'], ['zagreb', 'dubrovnik']]) {
      await bind(locations)
      for (const [index, list] of lists.entries()) {
        if (cursors[index]) {
          const { body } = await client.get(list).query({ cursor: cursors[index] }).expect(410)
          expect(body.code).toBe('cursor.gone')
        }
        cursors[index] = (await client.get(list).expect(200)).body.nextCursor
      }
    }
    await bind(['dubrovnik', 'zagreb'])
    for (const [index, list] of lists.entries()) await client.get(list).query({ cursor: cursors[index] }).expect(200)
  })

  it('is bound by administrators, but not with the scope of subscribers', async () => {
    const create = (values: object) =>
      admin.owner.agent.post('/api/admin/api-keys').send({ name: 'CRM', expiry: 'never', ...values })
    await create({ scopes: ['subscribers:read'], locations: ['zagreb'] }).expect(422)
    const { body } = await create({ scopes: ['leads:read'], locations: ['zagreb'] }).expect(201)
    expect(body.locations).toEqual(['zagreb'])
    const id = await admin.addMessage({ location: 'dubrovnik' })
    const client = program(admin.site.http, { key: body.key })
    await client.get(`/api/leads/contact/${id}`).expect(404)
    await admin.owner.agent.put(`/api/admin/api-keys/${body.id}/locations`).send({ locations: null }).expect(204)
    await client.get(`/api/leads/contact/${id}`).expect(200)
    const events = await query(
      `SELECT details FROM audit_events WHERE action = 'api_key.locations_changed' AND subject_id = $1`,
      [body.id],
    )
    expect(events).toMatchObject([{ details: { name: 'CRM', from: ['zagreb'], to: null } }])
  })
})

describe('access declared for location scopes', () => {
  it('is declared by every route and read of pages that staff or API keys can use', () => {
    const { routes, reads } = declaredAccess()
    expect(routes.length).toBeGreaterThan(80)
    expect(reads.length).toBeGreaterThan(15)
    expect(routes.filter(({ access }) => !access).map(({ route }) => route)).toEqual([])
    expect(reads.filter(({ access }) => !access).map(({ name }) => name)).toEqual([])
  })
})
