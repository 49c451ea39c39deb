import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { type ReceivedSpan, startTraceCollector, type TraceCollector } from '../support/trace-collector.js'

const THEIRS = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const message = { name: 'Ana Horvat', email: 'ana@example.com', subject: 'general', message: 'Još uvijek tu?' }

describe('traces', () => {
  const storage = siteStorage('migrated')
  let collector: TraceCollector
  beforeEach(async () => {
    collector = await startTraceCollector()
  })
  afterEach(() => collector.close())

  /** Each process sends what it has when it stops. */
  const start = (variables: NodeJS.ProcessEnv = {}) =>
    startServer({
      ...storage.variables,
      RATE_LIMIT_SCALE: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      ...variables,
    })
  const post = (url: string) =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Request-Id': 'asked-in-a-test',
        traceparent: `00-${THEIRS.traceId}-${THEIRS.spanId}-01`,
      },
      body: JSON.stringify(message),
    })
  const attributesOf = (name: string) => {
    const { attributes } = collector.spans().find((span) => span.name === name)!
    return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
  }

  const queriesOf = ({ spanId }: ReceivedSpan) =>
    collector.spans().filter((span) => isQuery(span) && span.parentSpanId === spanId)
  const named = (name: string) => collector.spans().filter((span) => span.name === name)
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  it('follow a request to its queries, a page to its rendering, a mail to its server, and name nobody', async () => {
    const server = await start()
    expect((await post(server.url)).status).toBe(201)
    await fetch(`${server.url}/cjenik?sent=none&q=ana@example.com`)
    await fetch(`${server.url}/api/posts/ana@example.com`, { headers: { 'X-Request-Id': 'ana@example.com' } })
    await until(() => named('send contact.confirmation').length > 0)
    await server.kill('SIGTERM')

    expect(attributesOf('POST /api/contact')).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/contact',
      'http.response.status_code': 201,
      'http.response.header.x-request-id': { values: [{ stringValue: 'asked-in-a-test' }] },
    })
    const [posted] = named('POST /api/contact')
    expect(named('write once').map(({ parentSpanId }) => parentSpanId)).toEqual([posted!.spanId])
    expect(named('render page').length).toBeGreaterThan(0)
    expect(attributesOf('GET /api/posts/:slug')).toMatchObject({ 'http.response.status_code': 404 })
    expect(queriesOf(named('send contact.confirmation')[0]!).length).toBeGreaterThan(0)
    expect(collector.text()).not.toMatch(/ana@|Horvat|uvijek/)
    // What a worker asks for itself every other second is nobody's trace.
    const ids = new Set(collector.spans().map(({ spanId }) => spanId))
    expect(collector.spans().filter((span) => isQuery(span) && !ids.has(span.parentSpanId ?? ''))).toEqual([])
  })

  it.each([
    ['a proxy of ours', '1', true],
    ['a stranger', '0', false],
  ])('go on with the trace that %s has begun: %s hops, %s', async (_who, hops, goOn) => {
    const server = await start({ TRUST_PROXY_HOPS: hops })
    await post(server.url)
    await server.kill('SIGTERM')
    const [posted] = named('POST /api/contact')
    expect(posted!.traceId === THEIRS.traceId).toBe(goOn)
    expect(posted!.parentSpanId === THEIRS.spanId).toBe(goOn)
  })

  it('cost no answer and no stop where the collector is away, which is said once', async () => {
    const { endpoint } = collector
    collector.close()
    const server = await start({ OTEL_BSP_SCHEDULE_DELAY: '200' })
    for (let round = 0; round < 4; round++) {
      expect((await post(server.url)).status).toBe(201)
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    const complaints = () => server.output().match(/Traces do not reach the collector/g)?.length
    expect(complaints()).toBe(1)
    collector = await startTraceCollector(Number(new URL(endpoint).port))
    await post(server.url)
    await until(() => server.output().includes('Traces reach the collector again'))
    await server.kill('SIGTERM')
    expect(complaints()).toBe(1)
  })

  it('keep no process from stopping where the collector hangs', async () => {
    collector.hang()
    const server = await start()
    await post(server.url)
    const told = Date.now()
    await server.kill('SIGTERM')
    expect(Date.now() - told).toBeLessThan(10_000)
  })
})

const isQuery = ({ attributes }: ReceivedSpan) => attributes.some(({ key }) => key === 'db.query.text')
