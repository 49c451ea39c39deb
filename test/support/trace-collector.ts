import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** Values as OTLP writes them. */
  attributes: { key: string; value: object }[]
  status: { code?: number }
}

export interface TraceCollector {
  /** What a process is to be told. */
  endpoint: string
  /** All that has been sent, as text. */
  text: () => string
  spans: () => ReceivedSpan[]
  /** From now on it takes what is sent, and never answers. */
  hang: () => void
  close: () => void
}

interface Traces {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/** A collector of OpenTelemetry on loopback, which takes traces as JSON over HTTP. */
export async function startTraceCollector(port = 0): Promise<TraceCollector> {
  const bodies: string[] = []
  let hangs = false
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString())
      if (!hangs) response.setHeader('Content-Type', 'application/json').end('{}')
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
