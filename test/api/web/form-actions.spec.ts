import { getMetadataStorage } from 'class-validator'
import request, { type Response } from 'supertest'
import type { FormContext, PostedFields } from '../../../src/platform/http/forms/form-page.decorator.js'
import { Problem } from '../../../src/platform/http/problems/problem.js'
import { linkAddresses } from '../../../src/shared/link-addresses.js'
import { type FormAction, FormRoutesService } from '../../../src/web/forms/form-routes.service.js'
import { addKey } from '../../support/api-keys.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { nobody, routesOf } from '../../support/routes.js'
import { addColleague, type Agent, type Credentials, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

/** Answer of either door, as far as both can give it. */
interface Refusal {
  status: number
  code?: string
  faults?: string[]
}

type Fault = { field: string; code: string }

/** Pages that show the state of their link in place of the problem. */
const linkPages: string[] = Object.values(linkAddresses).flatMap((spellings) => Object.values(spellings))

const SIGN_IN = /^\/admin\/login(\?|$)/

const faultsOf = (errors: Fault[] = []) => errors.map(({ field, code }) => `${field}: ${code}`).sort()

/** Ids of what an action may be about, by the beginning of its page's path: one for each door. */
type Subjects = Map<string, { json: string; form: string }>

const idIn = (subjects: Subjects, path: string, door: 'json' | 'form') =>
  [...subjects].find(([page]) => path.startsWith(page))?.[1][door] ?? nobody

const pageOf = ({ paths: [path], page }: FormAction, subjects: Subjects) =>
  path!.replace(/:\w+/g, idIn(subjects, path!, 'form')) + (page.query === undefined ? '' : `?${page.query}=x`)

const routeOf = ({ method, route }: FormAction) => `${method} ${route}`

/** Length of all values of an input together. */
const LONGEST_INPUT = 90_000

/** Bad values for every field of an action, and some that a page has in common with others. */
function inputsFor({ dto }: FormAction): PostedFields[] {
  const fields = dto ? getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false) : []
  const names = [...new Set(fields.map(({ propertyName }) => propertyName))]
  const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]))
  const inputs = [{}, { version: '7' }]
  // Too long for most fields, while all of them together are shorter than the longest body.
  const long = 'x'.repeat(Math.min(5001, Math.floor(LONGEST_INPUT / names.length)))
  return dto ? [...inputs, { unheardOf: 'x' }, all(''), all('x'), all('x\u0007'), all(long)] : inputs
}

/** Body and headers of the JSON request that a form stands for. */
function asJson(action: FormAction, { version, ...posted }: PostedFields): { body: object; ifMatch?: string } {
  const query = action.page.query === undefined ? {} : { [action.page.query]: 'x' }
  const context = { query, posted, request: { headers: {} }, get: () => ({ read: () => undefined }) }
  const body = action.page.fields?.(posted, context as unknown as FormContext) ?? posted
  return { body, ifMatch: typeof version === 'string' ? `"${version}"` : undefined }
}

async function sendJson(agent: Agent, action: FormAction, posted: PostedFields, subjects: Subjects): Promise<Response> {
  const { body, ifMatch } = asJson(action, posted)
  const url = action.route.replace(/:\w+/g, idIn(subjects, action.paths[0]!, 'json'))
  const sent = agent[action.method.toLowerCase() as 'post'](url)
  if (ifMatch) sent.set('If-Match', ifMatch)
  return sent.send(body)
}

function postForm(agent: Agent, action: FormAction, posted: PostedFields, subjects: Subjects): Promise<Response> {
  return agent
    .post(pageOf(action, subjects))
    .type('form')
    .send({ ...posted, ...action.page.when })
    .then((response) => response)
}

/** Refusal by JSON, as the form of the action has to show it; undefined for a success. */
function expectedOf({ status, body }: Response, action: FormAction): Refusal | undefined {
  if (status < 400) return undefined
  if (body.code === 'unauthorized') return { status: 303 }
  if (linkPages.includes(action.paths[0]!)) return { status: status === 422 ? 404 : status }
  // What is missing has no page to show the form on.
  const isShown = action.page.form !== undefined && !/(^|\.)(not_found|forbidden)$/.test(body.code as string)
  return { status, ...(isShown && { code: body.code as string, faults: faultsOf(body.errors as Fault[]) }) }
}

/** Refusal that a page shows, or the way to the sign-in where that is expected; undefined for a success. */
function shownBy({ status, headers, text }: Response, expected?: Refusal): Refusal | undefined {
  if (status === 303) return expected?.status === 303 && SIGN_IN.test(headers.location!) ? { status } : undefined
  if (status < 400) return undefined
  const json = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1]
  const { form } = JSON.parse(json ?? '{}') as { form?: { code: string; errors: Fault[] } | null }
  return { status, ...(form && { code: form.code, faults: faultsOf(form.errors) }) }
}

/** Adds two saved views, which only their user sees. */
async function addViews(agent: Agent): Promise<{ json: string; form: string }> {
  const add = async (name: string, query: string) =>
    (await agent.post('/api/admin/inbox/views').send({ name, query }).expect(201)).body.id as string
  return { json: await add('one', 'view=all'), form: await add('other', 'view=new&location=zagreb') }
}

const PASSKEYS = '/admin/account/passkeys/'

/** Adds two passkeys of the first administrator, and one that stays when these are removed. */
async function addPasskeys({ database }: TestApp): Promise<{ json: string; form: string }> {
  const [json, form] = await database.query<[{ id: string }, { id: string }]>(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, backed_up, name)
     SELECT id, gen_random_uuid()::text, '', 0, '{}', false, 'Mobitel' FROM users, generate_series(1, 3)
     WHERE email = $1 RETURNING id`,
    [owner.email],
  )
  return { json: json.id, form: form.id }
}

/** Adds two of everything that has a page with forms. */
async function addSubjects(site: TestApp): Promise<Subjects> {
  const json = '01936d2e-7c1b-7000-8000-000000000001'
  const form = '01936d2e-7c1b-7000-8000-000000000002'
  for (const id of [json, form]) {
    await site.database.query(
      `INSERT INTO outgoing_mails (id, kind, subject_id, recipient, language, message_id, sent_at)
       VALUES ($1::uuid, 'contact.staff', $2, $3, 'hr', $1::text, now())`,
      [id, nobody, owner.email],
    )
    await site.database.query(
      `INSERT INTO webhook_endpoints (id, url, events, sealed_secret)
       VALUES ($1::uuid, 'https://example.com/' || $1::text, '{}', 'x')`,
      [id],
    )
    await site.database.query(
      `INSERT INTO webhook_deliveries (id, endpoint_id, message_id, type, subject_id, body, given_up_at)
       VALUES ($1::uuid, $1::uuid, $1::text, 'webhook.test', '', '{}', now())`,
      [id],
    )
    await site.database.query(`INSERT INTO booking_bursts (id, site) VALUES ($1::uuid, $1::text)`, [id])
    await site.database.query(
      `INSERT INTO pictures (id, hash, name, state, width, height, alt)
       VALUES ($1::uuid, $1::text, $1::text, 'failed', 1, 1, '{"hr": "", "en": ""}')`,
      [id],
    )
  }
  const agent = await signIn(site, owner)
  await (await ContentAdmin.of(site)).addSamples()
  const addIssue = async () => {
    const texts = { titleHr: 'Nacrt', textHr: '', titleEn: '', textEn: '' }
    return (await agent.post('/api/admin/newsletter-issues').send(texts).expect(201)).body.id as string
  }
  const addUser = async (name: string) => {
    const invite = { email: `${name}@example.com`, role: 'staff' }
    return (await agent.post('/api/admin/users').send(invite).expect(201)).body.userId as string
  }
  const addImport = async () => {
    const table = { csv: 'kontakt\nana@example.com', language: 'hr', origin: 'Sajam' }
    return (await agent.post('/api/admin/newsletter-subscribers/imports').send(table).expect(201)).body.id as string
  }
  const contents = (await agent.get('/api/admin/content').expect(200)).body as { path: string }[]
  const firstItem = async ({ path }: { path: string }): Promise<[string, { json: string; form: string }]> => {
    const [{ id }] = (await agent.get(`/api/admin/content/${path}`).expect(200)).body as [{ id: string }]
    return [`/admin/content/${path}/`, { json: id, form: id }]
  }
  const addRedirects = async () =>
    (await agent.post('/api/admin/content/redirect-imports').send({ csv: '/staro,/cjenik' }).expect(201)).body
      .id as string
  return new Map([
    ['/admin/content/redirects/import/', { json: await addRedirects(), form: await addRedirects() }],
    ...(await Promise.all(contents.map(firstItem))),
    ['/admin/content/texts/', { json: 'shop', form: 'blog' }],
    ['/admin/newsletter-subscribers/import/', { json: await addImport(), form: await addImport() }],
    ['/admin/bookings/bursts/', { json, form }],
    ['/admin/outgoing-mails/', { json, form }],
    ['/admin/webhooks/', { json, form }],
    ['/admin/pictures/', { json, form }],
    ['/admin/api-keys/', { json: (await addKey(site)).id, form: (await addKey(site)).id }],
    ['/admin/newsletter-issues/', { json: await addIssue(), form: await addIssue() }],
    ['/admin/users/', { json: await addUser('one'), form: await addUser('other') }],
  ])
}

describe('an action that a form of a page asks for', () => {
  let site: TestApp
  let staff: Credentials
  let actions: FormAction[]
  let subjects: Subjects
  /** Field without which a form is rejected before it reaches the API. */
  const confirmed = { confirmed: '1' }
  beforeAll(async () => {
    site = await startTestAdmin()
    staff = await addColleague(site, 'staff', 'iva@example.com')
    actions = site.app.get(FormRoutesService).actions()
    subjects = await addSubjects(site)
  })
  afterAll(() => site.close())

  /** Differences between both doors, a line each. */
  const compare = async (
    agent: () => Promise<Agent>,
    among: FormAction[],
    inputs: (action: FormAction) => PostedFields[],
  ) => {
    const differences: object[] = []
    for (const action of among) {
      const who = await agent()
      for (const posted of inputs(action)) {
        let expected: Refusal | undefined
        try {
          expected = expectedOf(await sendJson(who, action, posted, subjects), action)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          expected = { status: error.getStatus(), code: error.code, faults: faultsOf(error.errors) }
        }
        const shown = shownBy(await postForm(who, action, posted, subjects), expected)
        if (JSON.stringify(shown) !== JSON.stringify(expected))
          differences.push({ form: pageOf(action, subjects), route: routeOf(action), posted, expected, shown })
      }
    }
    return differences
  }

  it('is a route of the API and of its page', () => {
    const routes = routesOf(site)
    const missing = actions.flatMap((action) => [routeOf(action), ...action.paths.map((path) => `POST ${path}`)])
    expect(missing.filter((route) => !routes.includes(route))).toEqual([])
    expect(actions.length).toBeGreaterThan(40)
  })

  it('is refused alike to strangers', async () => {
    const stranger = () => Promise.resolve(request.agent(site.http))
    const closed = actions.filter(({ isPublic }) => !isPublic)
    expect(await compare(stranger, closed, () => [confirmed])).toEqual([])
  })

  it('is refused alike to staff who may not do it', async () => {
    const agent = await signIn(site, staff)
    subjects.set('/admin/inbox/views/', await addViews(agent))
    expect(
      await compare(
        () => Promise.resolve(agent),
        actions,
        () => [confirmed],
      ),
    ).toEqual([])
  })

  it('is refused alike for the same bad input', async () => {
    let agent = await signIn(site, owner)
    subjects.set('/admin/inbox/views/', await addViews(agent))
    const signedIn = async () => {
      const { status } = await agent.get('/api/admin/session')
      if (status !== 200) agent = await signIn(site, owner)
      return agent
    }
    subjects.set(PASSKEYS, await addPasskeys(site))
    const ofPasskeys = ({ paths: [path] }: FormAction) => path!.startsWith(PASSKEYS)
    expect(await compare(signedIn, actions.filter(ofPasskeys), inputsFor)).toEqual([])
    await site.database.query('DELETE FROM passkeys') // with them the password alone signs nobody in
    const others = actions.filter((action) => !ofPasskeys(action))
    expect(await compare(signedIn, others, inputsFor)).toEqual([])
  }, 180_000)
})

describe('the limit of an action that a form of a page asks for', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 0.01 })
  })
  afterAll(() => site.close())

  it('counts both doors together and names the same policy', async () => {
    const agent = await signIn(site, owner)
    const limited: string[] = []
    const actions = site.app.get(FormRoutesService).actions()
    for (const action of actions.filter((each) => routeOf(each) !== 'DELETE /api/admin/session')) {
      const { headers } = await sendJson(agent, action, { confirmed: '1' }, new Map())
      if (!headers['ratelimit-policy']) continue
      limited.push(routeOf(action))
      for (let time = 0; time < 3; time++) await postForm(agent, action, { confirmed: '1' }, new Map())
      const byForm = await postForm(agent, action, { confirmed: '1' }, new Map())
      const byJson = await sendJson(agent, action, { confirmed: '1' }, new Map())
      for (const response of [byForm, byJson]) {
        expect({ action: routeOf(action), status: response.status }).toEqual({ action: routeOf(action), status: 429 })
        expect(response.headers).toMatchObject({ 'ratelimit-policy': headers['ratelimit-policy'] })
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      }
    }
    expect(limited.length).toBeGreaterThan(10)
  })
})
