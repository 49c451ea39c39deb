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
import { addHiddenLeads, addOwnLeads, leadTables, SECRET, SHARED } from '../../support/hidden-leads.js'
import { leadKinds, leadsAdmin, unknownId } from '../../support/leads-admin.js'
import { adminPages, nobody } from '../../support/routes.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, signIn } from '../../support/staff.js'
import { stopClock } from '../../support/stop-clock.js'

const admin = leadsAdmin()
const query = <Row = Json>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)

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
    const own = await addOwnLeads(admin)
    const none = leadKinds.map(() => [unknownId])
    const before = await readAll({ own, hidden: none })
    leads = { own, hidden: await addHiddenLeads(admin, own) }
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
    'POST /:id/accept-coverage': () => ({ coverage: 'closed' }),
  }
  const stateOf = async (ids: string[]) => {
    const found: Json[] = []
    for (const table of [...leadTables, 'lead_events', 'lead_notes', 'lead_replies', 'lead_writers']) {
      const column = leadTables.includes(table) ? 'id' : 'lead_id'
      found.push(await query(`SELECT * FROM ${table} WHERE ${column} = ANY ($1) ORDER BY ctid`, [ids]))
    }
    return JSON.stringify(found)
  }

  it('change nothing at other locations, and cannot tell it from nothing', async () => {
    const own = await addOwnLeads(admin)
    leads = { own, hidden: await addHiddenLeads(admin, own) }
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
        if (/move|accept-coverage/.test(route) && !path.includes('bookings')) continue
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

  it('find by the search over the admin nothing of other locations, nor subscribers', async () => {
    const own = await addOwnLeads(admin)
    leads = { own, hidden: await addHiddenLeads(admin, own) }
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

describe('access declared for location scopes', () => {
  it('is declared by every route and read of pages that staff or API keys can use', () => {
    const { routes, reads } = declaredAccess()
    expect(routes.length).toBeGreaterThan(80)
    expect(reads.length).toBeGreaterThan(15)
    expect(routes.filter(({ access }) => !access).map(({ route }) => route)).toEqual([])
    expect(reads.filter(({ access }) => !access).map(({ name }) => name)).toEqual([])
  })
})
