import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './server-process.js'

export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** Values in OTLP encoding. */
  attributes: { key: string; value: object }[]
  status: { code?: number }
}

export interface TraceCollector {
  /** URL to configure in a process. */
  endpoint: string
  /** Returns all received data as text. */
  text: () => string
  spans: () => ReceivedSpan[]
  /** Accepts data from now on without responding. */
  hang: () => void
  close: () => void
}

interface Traces {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/**
 * Starts an OpenTelemetry collector on the loopback interface, which accepts traces as JSON over HTTP.
 * @param port that of a closed collector which this one replaces
 */
export async function startTraceCollector(port?: number): Promise<TraceCollector> {
  const bodies: string[] = []
  let hangs = false
  const bound = port ?? (await freePort()) // a port of the ephemeral range could be taken before a collector replaces this one
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString())
      if (!hangs) response.setHeader('Content-Type', 'application/json').end('{}')
    })
  }).listen(bound, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${bound}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Traces).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    hang: () => (hangs = true),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
