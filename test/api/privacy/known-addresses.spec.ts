import { SchedulerRegistry } from '@nestjs/schedule'
import request from 'supertest'
import { SpamFieldsDto } from '../../../src/leads/spam/spam-fields.dto.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { FormRoutesService } from '../../../src/web/forms/form-routes.service.js'
import { allowLog } from '../../support/expected-log.js'
import { addKnownPerson, type History, type KnownPerson } from '../../support/known-person.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { possibleWish } from '../../support/possible-wish.js'
import { documentation, publicRoutes } from '../../support/public-routes.js'
import { SESSION_SECRET } from '../../support/review-link.js'
import { requestTo, routesOf } from '../../support/routes.js'
import type { Json } from '../../support/search-engines.js'
import { owner } from '../../support/staff.js'

/** Routes whose answers tell whether an address is known, with the reason. Any other route answers alike for all addresses. */
const declared: Record<string, string> = {
  'POST /api/newsletter':
    'tells people that they are subscribed, or that no mail can be sent: they would wait for one otherwise; ten answers a day per network',
}

/** Names of request data that a stranger knows about a person. */
type Known = Pick<KnownPerson, 'email' | 'phone'>

interface Circumstances {
  offer: KnownPerson['offer']
  /** Free time. */
  start: string
  /** Days without free times. */
  fullDays: string[]
  wish: Json
}

const token = { token: 'guessed-token-of-forty-three-characters-00000' }
const name = 'Ana Horvat'

/** Bodies of every public route that changes something, with the address of a person if it accepts one. */
const bodies: Record<string, (known: Known, circumstances: Circumstances) => Json[]> = {
  'POST /api/contact': ({ email, phone }) => [{ name, email, phone, subject: 'general', message: 'Dobar dan' }],
  'POST /api/franchise-inquiry': ({ email, phone }) => [
    { firstName: 'Ana', lastName: 'Horvat', email, phone, preferredLocation: 'Split' },
  ],
  'POST /api/appointment-request': ({ email, phone }, { wish, offer: { location } }) => [
    { service: 'Testiranje intolerancije na hranu', location, wishes: [wish], forWhom: 'self', name, email, phone },
  ],
  'POST /api/bookings': ({ email, phone }, { offer, start }) => [
    { ...offer, start, forWhom: 'self', name, email, phone },
  ],
  'POST /api/waitlist': ({ email }, { offer, fullDays }) => fullDays.map((day) => ({ ...offer, day, name, email })),
  'POST /api/voucher-request': ({ email, phone }) => [
    { item: 'darovni-bon-postupak', recipient: 'Iva', greeting: 'Sretno', location: 'zagreb', name, email, phone },
  ],
  'POST /api/newsletter': ({ email }) => [{ email }],
  'POST /api/own-data': ({ email }) => [{ email }],
  'POST /api/admin/session': ({ email }) => [{ email, password: 'not the password' }],
  'POST /api/admin/forgotten-password': ({ email }) => [{ email }],
  'POST /api/admin/session/code': () => [{ code: '123456' }],
  'POST /api/admin/session/passkey/options': () => [{}],
  'POST /api/admin/session/passkey': () => [
    { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  ],
  'POST /api/admin/invitation': () => [{ ...token, password: 'correct horse battery' }],
  'POST /api/admin/mailbox-confirmation': () => [token],
  'POST /api/bookings/cancellation': () => [token],
  'POST /api/bookings/confirmation': () => [token],
  'POST /api/bookings/move': (_, { start }) => [{ ...token, start }],
  'POST /api/waitlist/confirmation': () => [token],
  'POST /api/waitlist/departure': () => [token],
  'POST /api/newsletter/confirm': () => [token],
  'POST /api/newsletter/refusal': () => [token],
  'POST /api/newsletter/refusal/withdrawal': () => [token],
  'POST /api/newsletter/unsubscribe': () => [token],
  'POST /api/own-data/export': () => [token],
  'POST /api/own-data/erasure': () => [token],
  'POST /api/reviews/opt-out': () => [token],
  'POST /api/consent': () => [{ choice: 'all', policyVersion: 1 }],
  'DELETE /api/consent': () => [{}],
  'DELETE /api/admin/session': () => [{}],
}

/** Statuses of forms whose content was judged: accepted, or a wrong password. */
const REACHED = [200, 201, 202, 303, 401]

/** Bodies of a route before anybody is named. */
const sampleBodies = (route: string) => {
  const offer = { service: '', location: '' }
  return bodies[route]!({ email: '', phone: '' }, { offer, start: '', fullDays: ['', ''], wish: {} })
}

const namesSomebody = (route: string) => sampleBodies(route).some((body) => 'email' in body)

const STRANGER = '203.0.113.77'
const histories: History[] = ['client', 'former']

/** Spellings of an address that lead to the same mailbox. */
const spellings: ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => email.replace('@', '+list@'),
]

/**
 * Two sites with the same content, and as many clients with the same histories. On the one, these are the persons that a stranger
 * asks about, on the other they have different addresses.
 */
describe('answers to a stranger who names a person', () => {
  let knowing: MailingSite
  let other: MailingSite
  let free: Omit<Circumstances, 'start'>
  let days: string[]

  beforeAll(async () => {
    ;[knowing, other] = await Promise.all([start(), start()])
    const [service] = (await get(knowing, '/api/bookable-services')).body as Json[]
    const offer = { service: service!.id as string, location: 'dubrovnik' }
    const today = new Date()
    const dayAfter = (count: number) => new Date(today.getTime() + count * 86_400_000).toISOString().slice(0, 10)
    const query = new URLSearchParams({ ...offer, from: dayAfter(2), to: dayAfter(21) })
    const { slots } = (await get(knowing, `/api/availability?${query}`)).body as { slots: Json[] }
    days = [...new Set(slots.map((slot) => String(slot.start).slice(0, 10)))]
    const fullDays = days.splice(-2)
    free = { offer, fullDays, wish: { ...(await possibleWish(knowing, offer.location)) } }
    for (const { database } of [knowing, other])
      for (const day of fullDays)
        await database.query(
          `INSERT INTO absences (therapist_id, during)
           SELECT id, tstzrange($1::date - interval '1 hour', $1::date + interval '25 hours') FROM therapists`,
          [day],
        )
  }, 120_000)
  afterAll(async () => {
    await knowing.close()
    await other.close()
  })

  async function start(): Promise<MailingSite> {
    const site = await startMailingSite({
      sessionSecrets: [SESSION_SECRET],
      trustedProxyHops: 1,
      rateLimitScale: 1,
    })
    const workers = site.app.get(SchedulerRegistry)
    for (const each of workers.getIntervals()) workers.deleteInterval(each)
    return site
  }

  const get = (site: MailingSite, path: string) => request(site.http).get(path).set('X-Forwarded-For', STRANGER)

  let networks = 0
  /** Returns a network that has sent nothing yet. */
  const newNetwork = () => `198.${18 + (++networks >> 8)}.${networks & 255}.7`

  let people = 0
  /** Adds somebody to one site, and somebody else with the same history to the other one. */
  async function addPerson(history: History): Promise<Known> {
    const number = ++people
    const person = (who: string, line: number) => ({
      history,
      number,
      days: free.fullDays,
      offer: free.offer,
      email: `${who}-${number}@example.com`,
      phone: `+38591${line}${String(number).padStart(4, '0')}`,
    })
    const known = person('named', 555)
    await Promise.all([addKnownPerson(knowing, known), addKnownPerson(other, person('somebody', 777))])
    return known
  }

  const bystanders = new Map<History, Known>()
  /** Returns a person for requests that name nobody. */
  async function bystander(history: History): Promise<Known> {
    const known = bystanders.get(history) ?? (await addPerson(history))
    bystanders.set(history, known)
    return known
  }

  const freeStart = async (site: MailingSite) => {
    const query = new URLSearchParams({ ...free.offer, from: days[0]!, to: days.at(-1)! })
    const { slots } = (await get(site, `/api/availability?${query}`).expect(200)).body as { slots: Json[] }
    return String(slots[0]!.start)
  }

  interface Asked {
    method: string
    path: string
    body?: object
    /** Sent as a form of a page. */
    isForm?: boolean
    /** Form with the fields of the spam check. */
    isChecked?: boolean
  }

  /** Sends the same request to both sites from the same unknown network. @returns what the stranger sees of the answers */
  async function ask({ method, path, body, isForm }: Asked): Promise<{ known: Json; unknown: Json }> {
    const network = newNetwork()
    const send = async ({ http }: MailingSite) => {
      const call = method.toLowerCase() as 'get'
      const sent = request(http)[call](path).redirects(0)
      sent.set({ 'X-Forwarded-For': network, 'Accept-Encoding': 'identity' })
      if (isForm) sent.type('form')
      return visible(await (body ? sent.send(body) : sent))
    }
    const [known, unknown] = await Promise.all([send(knowing), send(other)])
    return { known, unknown }
  }

  /** Returns public writes by the API route that they belong to: that route, and the pages with its form. */
  function publicWrites(): { route: string; asked: (body: Json) => Asked[] }[] {
    const actions = knowing.app.get(FormRoutesService, { strict: false }).actions()
    return Object.keys(bodies).map((route) => {
      const [method, path] = route.split(' ') as [string, string]
      const pages = actions.filter((action) => `${action.method} ${action.route}` === route)
      return {
        route,
        asked: (body) => [
          { method, path, body },
          ...pages.flatMap(({ page, paths, dto }) =>
            paths.map((pagePath) => ({
              method: 'POST',
              path: `${pagePath}${'token' in body ? `?token=${String(body.token)}` : ''}`,
              body: { ...formFields(body), ...page.when },
              isForm: true,
              isChecked: dto?.prototype instanceof SpamFieldsDto,
            })),
          ),
        ],
      }
    })
  }

  it('has rows about the person in every table with addresses', async () => {
    await addPerson('client')
    const tables = knowing.database.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns
        .filter(({ databaseName, type }) => type === 'citext' || databaseName === 'email')
        .map(({ databaseName }) => ({ tableName, databaseName })),
    )
    const empty = []
    for (const { tableName, databaseName } of tables) {
      const rows = await knowing.database.query(`SELECT FROM ${tableName} WHERE ${databaseName}::text LIKE 'named-%'`)
      if (rows.length === 0) empty.push(`${tableName}.${databaseName}`)
    }
    // Of staff who acted, and content.
    const others = [
      'audit_events.actor_email',
      'business_info.email',
      'franchise_facts.contact_email',
      'locations.email',
    ]
    expect(empty).toEqual(others)
  })

  it('are compared for every public route', () => {
    const routes = routesOf(knowing).filter((route) => publicRoutes.has(route) && !route.startsWith('GET '))
    const writes = publicWrites().flatMap(({ route, asked }) => [
      route,
      ...asked({}).map(({ method, path }) => `${method} ${path}`),
    ])
    expect(routes.filter((route) => !writes.includes(route))).toEqual([])
  })

  it.each(histories)(
    'are the same for pages and reads, whether they know the person or not (%s)',
    async (history) => {
      const { email, phone } = await addPerson(history)
      const differing = []
      const routes = routesOf(knowing).filter((route) => publicRoutes.has(route) || documentation.test(route))
      for (const route of routes.filter((each) => each.startsWith('GET '))) {
        const { url } = requestTo(route)
        for (const path of [url, `${url}?${new URLSearchParams({ email, phone, q: email, lang: 'en' })}`]) {
          const { known, unknown } = await ask({ method: 'GET', path })
          if (!isSame(known, unknown)) differing.push({ path, known, unknown })
        }
      }
      expect(differing).toEqual([])
    },
    120_000,
  )

  it.each(histories.flatMap((history) => Object.keys(bodies).map((route) => [route, history] as const)))(
    'are the same for %s, whether it knows the person or not (%s)',
    async (route, history) => {
      allowLog(/sign|password|Delivery failed/i)
      const write = publicWrites().find((each) => each.route === route)!
      const variants = namesSomebody(route) ? spellings : spellings.slice(0, 1)
      const differing = []
      const refused: Json[] = []
      for (const spelling of variants) {
        const count = write.asked({}).length
        for (let index = 0; index < count; index++)
          for (let form = 0; form < sampleBodies(route).length; form++) {
            const { email, phone } = namesSomebody(route) ? await addPerson(history) : await bystander(history)
            const startOf = route.startsWith('POST /api/bookings') ? await freeStart(knowing) : '2026-01-01T10:00:00Z'
            const circumstances = { ...free, start: startOf }
            const body = bodies[route]!({ email: spelling(email), phone }, circumstances)[form]!
            const asked = write.asked(body)[index]!
            if (asked.isChecked) Object.assign(asked.body!, { made: await madeOf(knowing) })
            const { known, unknown } = await ask(asked)
            if (!isSame(known, unknown)) differing.push({ path: asked.path, sent: asked.body, known, unknown })
            // Refused forms would compare nothing.
            if (namesSomebody(route) && !REACHED.includes(unknown.status as number))
              refused.push({ path: asked.path, sent: asked.body, status: unknown.status })
          }
      }
      expect(refused).toEqual([])
      if (route in declared) expect(differing.length).toBeGreaterThan(0)
      else expect(differing).toEqual([])
    },
    60_000,
  )

  it('cause mails to the named address and to staff alone', async () => {
    await knowing.app.get(OutboxService).dispatchPending()
    const rows = await knowing.database.query<{ recipient: string; kind: string }[]>(
      `SELECT DISTINCT regexp_replace(recipient::text, '-\\d+', '') AS recipient, kind FROM outgoing_mails`,
    )
    const strangers = rows.filter(({ recipient }) => !/^named(\+list)?@/i.test(recipient) && recipient !== owner.email)
    expect(strangers).toEqual([])
  })

  const madeOf = async (site: MailingSite) => {
    const { text } = await get(site, '/kontakt').expect(200)
    return /name="made"[^>]* value="([^"]+)"/.exec(text)![1]!
  }
})

/** Returns the fields of a form with the values of an object. */
function formFields(body: Json): Json {
  const { wishes, ...fields } = body
  for (const [index, wish] of ((wishes as Json[] | undefined) ?? []).entries())
    for (const [field, value] of Object.entries(wish)) fields[`wishes.${index}.${field}`] = value
  return fields
}

const isSame = (one: Json, another: Json) => JSON.stringify(one) === JSON.stringify(another)

/** Headers that differ between two answers to the same request. */
const DIFFERENT = ['date', 'etag', 'x-request-id', 'traceparent']

/** Returns what a client sees of an answer, without ids, tokens and times. */
function visible({ status, text, headers }: request.Response): Json {
  const compared: Json = {}
  for (const [header, value] of Object.entries(headers as Record<string, string | string[]>))
    if (!DIFFERENT.includes(header)) compared[header] = normalised([value].flat().join('\n'))
  return { status, body: normalised(text), headers: compared }
}

const normalised = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)/g, '<time>')
    .replace(/sent=[\w.%-]+/g, 'sent=<receipt>')
    .replace(/(name="made"[^>]* value=")[^"]+/g, '$1<made>')
    .replace(/((?:session|device|sid)[\w.-]*=)[^;\n]+/gi, '$1<cookie>')
    .replace(/"challenge":"[^"]+"/g, '"challenge":"<challenge>"')
    .replace(/Expires=[^;\n]+/gi, 'Expires=<time>')
    .replace(/;t=\d+|;r=\d+/g, (part) => (part.startsWith(';t') ? ';t=<seconds>' : part))
