import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describeApi } from '../../../src/platform/http/api-docs/describe-api.js'
import { type ApiScope, apiScopes } from '../../../src/shared/admin/api-scopes.js'
import type { Role } from '../../../src/shared/admin/role.js'
import { HostAddressesService } from '../../../src/webhooks/sending/host-addresses.service.js'
import { addKey } from '../../support/api-keys.js'
import { ArbitraryRequests, type Operation, type SentRequest } from '../../support/fuzz/arbitrary-requests.js'
import { addColleague, sessionCookie, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

/** Total number of requests. `npm run fuzz` sends more, different ones in each run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1350)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Time limit of a request in milliseconds. */
const LONGEST_MS = 20_000

/** Anonymous client, user role, or scopes of an API key. */
type Actor = 'nobody' | Role | readonly ApiScope[]

/** Every set of scopes, including none; weighted towards clients with access. */
const programs = fc.oneof({ arbitrary: fc.constant(apiScopes), weight: 2 }, fc.subarray([...apiScopes]))
const people = fc.constantFrom<Actor>('nobody', 'staff', 'admin', 'admin', 'admin', 'admin')
const actorsOf = ({ takesKeys }: Operation): fc.Arbitrary<Actor> =>
  takesKeys
    ? fc.oneof({ arbitrary: programs, weight: 6 }, { arbitrary: people, weight: 1 })
    : fc.oneof({ arbitrary: people, weight: 9 }, { arbitrary: programs, weight: 1 })

describe(`request generated from the OpenAPI document, with FUZZ_SEED=${SEED}`, () => {
  let site: TestApp
  let url: string
  /** Credentials by actor. */
  const known = new Map<string, Record<string, string>>()
  let requests: ArbitraryRequests
  const statuses: Set<number>[] = []

  beforeAll(async () => {
    site = await startTestAdmin()
    // Generated webhooks must not reach any host.
    site.app.get(HostAddressesService).resolve = () => Promise.reject(new Error('No name is looked up'))
    url = site.url
    requests = new ArbitraryRequests(describeApi(site.app, site.environment))
  })
  afterAll(() => site.close())

  const letIn = async (actor: Role | readonly ApiScope[]): Promise<Record<string, string>> => {
    if (typeof actor !== 'string') return { Authorization: `Bearer ${(await addKey(site, actor)).key}` }
    const colleague = await addColleague(site, actor, `${actor}-${randomUUID()}@example.com`)
    return { Cookie: await sessionCookie(site, colleague) }
  }

  /** Returns valid credentials; new ones after another request ended a session, disabled a user or revoked a key. */
  const accessOf = async (actor: Actor) => {
    if (actor === 'nobody') return {}
    const access = known.get(String(actor)) ?? (await letIn(actor))
    known.set(String(actor), access)
    return access
  }

  const send = async ({ method, address, headers, body }: SentRequest, actor: Actor) => {
    const access = await accessOf(actor)
    const answer = await fetch(url + address, {
      method,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers, ...access },
    })
    const text = await answer.text()
    if (answer.status === 401) known.delete(String(actor))
    return { status: answer.status, text }
  }

  /** Returns identifiers from a list response, for routes of a single item. */
  const namesBelow = async ({ path, takesKeys }: Operation): Promise<string[]> => {
    const [list, ...rest] = path.split(/\/\{/)
    if (rest.length === 0) return []
    const { status, text } = await send({ method: 'GET', address: list!, headers: {} }, takesKeys ? apiScopes : 'admin')
    return status === 200 ? [...text.matchAll(/"(?:id|slug)":"([^"]+)"/g)].map(([, name]) => name!) : []
  }

  it('causes no server error and only documented responses', async () => {
    const operations = requests.operations()
    const runs = Math.ceil(REQUESTS / operations.length)
    for (const operation of operations) {
      const seen = new Set<number>()
      statuses.push(seen)
      const property = fc.asyncProperty(
        requests.of(operation, await namesBelow(operation)),
        actorsOf(operation),
        async (request, actor) => {
          const { status, text } = await send(request, actor)
          seen.add(status)
          if (status >= 500) throw new Error(`${String(actor)}: ${status} ${text}`)
        },
      )
      await fc.assert(property, { numRuns: runs, seed: SEED })
    }
    const succeeded = statuses.filter((seen) => [...seen].some((status) => status < 400))
    console.log(
      `${runs * operations.length} requests; ${succeeded.length} of ${operations.length} operations succeeded`,
    )
    // At least a third of the operations must have succeeded, so that not only rejections are tested.
    expect(succeeded.length).toBeGreaterThan(operations.length / 3)
  }, 3_600_000)
})
