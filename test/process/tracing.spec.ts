import { contactMessage } from '../support/contact-message.js'
import { expectLog } from '../support/expected-log.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { type ReceivedSpan, startTraceCollector, type TraceCollector } from '../support/trace-collector.js'

const THEIRS = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const message = contactMessage({ message: 'Još uvijek tu?' })

describe('tracing', () => {
  const storage = siteStorage('migrated')
  let collector: TraceCollector
  beforeAll(async () => {
    collector = await startTraceCollector()
  })
  afterAll(() => collector.close())

  /** Each process exports its remaining spans when it stops. */
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

  describe('tracing behind a proxy', () => {
    beforeAll(async () => {
      const server = await start({ TRUST_PROXY_HOPS: '1' })
      expect((await post(server.url)).status).toBe(201)
      await fetch(`${server.url}/cjenik?sent=none&q=ana@example.com`)
      await fetch(`${server.url}/api/posts/ana@example.com`, { headers: { 'X-Request-Id': 'ana@example.com' } })
      await until(() => named('send contact.confirmation').length > 0)
      await server.kill('SIGTERM')
    })

    it('continues the trace of the proxy', () => {
      expect(named('POST /api/contact')).toMatchObject([{ traceId: THEIRS.traceId, parentSpanId: THEIRS.spanId }])
    })

    it('connects a request with its queries, a page with its rendering, a mail with its queries', () => {
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
      const written = [...named('write contact.received'), ...named('write contact.confirmation')]
      expect(written.flatMap(queriesOf).length).toBeGreaterThan(0)
    })

    it('exports no personal data', () => {
      expect(collector.text()).not.toMatch(/ana@|Horvat|uvijek/)
    })

    it('exports no queries of polling workers', () => {
      const ids = new Set(collector.spans().map(({ spanId }) => spanId))
      expect(collector.spans().filter((span) => isQuery(span) && !ids.has(span.parentSpanId ?? ''))).toEqual([])
    })
  })

  describe('tracing while the collector fails', () => {
    beforeAll(() => expectLog(/Trace export failed/))
    let server: ServerProcess
    beforeAll(async () => {
      const { endpoint } = collector
      collector.close()
      server = await start({ OTEL_BSP_SCHEDULE_DELAY: '200' })
      for (let round = 0; round < 4; round++) {
        expect((await post(server.url)).status).toBe(201)
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
      await until(() => complaints() === 1)
      collector = await startTraceCollector(Number(new URL(endpoint).port))
      await post(server.url)
    })

    const complaints = () => server.output().match(/Trace export failed/g)?.length

    it('are sent again when the collector is back, and the failure is logged once', async () => {
      await until(() => server.output().includes('Trace export works again'))
      expect(complaints()).toBe(1)
    })

    it('ignores the trace header of a client that is no proxy', async () => {
      await until(() => named('POST /api/contact').length > 0)
      const [posted] = named('POST /api/contact')
      expect(posted!.traceId).not.toBe(THEIRS.traceId)
      expect(posted!.parentSpanId).not.toBe(THEIRS.spanId)
    })

    it('does not delay shutdown while the collector does not respond', async () => {
      collector.hang()
      await post(server.url)
      const told = Date.now()
      await server.kill('SIGTERM')
      expect(Date.now() - told).toBeLessThan(10_000)
    })
  })
})

const isQuery = ({ attributes }: ReceivedSpan) => attributes.some(({ key }) => key === 'db.query.text')
