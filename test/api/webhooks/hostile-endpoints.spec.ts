import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import request from 'supertest'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { WebhookDeliveryService } from '../../../src/webhooks/deliveries/webhook-delivery.service.js'
import { allowLog } from '../../support/expected-log.js'
import { startReceiver } from '../../support/receiver.js'
import { until } from '../../support/until.js'
import { type Delivery, message, webhooksAdmin } from '../../support/webhooks-admin.js'

const webhooks = webhooksAdmin()

const OK = 'HTTP/1.1 200 OK\r\n'
const MESSAGES = 2

/** Writes bytes as fast as they are read. */
const flood = (socket: Socket, bytes: string | Buffer) => {
  const write = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', write)
  write()
}

/** Writes a text a character at a time, without end. */
const drip = (socket: Socket, begin: string, text: string) => {
  socket.write(begin)
  let at = 0
  const timer = setInterval(() => socket.write(text[at++ % text.length]!), 100)
  socket.on('close', () => clearInterval(timer))
}

interface Hostile {
  what: string
  answer: (socket: Socket) => void
  /** Outcome of each delivery. */
  outcome: object
  isTls?: boolean
}

const timeout = { state: 'failed', fault: 'timeout', status: null }
const protocol = { state: 'failed', fault: 'protocol', status: null }
const delivered = { state: 'delivered', fault: null, status: 200 }

const hostile: Hostile[] = [
  { what: 'drips its headers', answer: (socket) => drip(socket, OK, 'X-More: x\r\n'), outcome: timeout },
  { what: 'sends headers without end', answer: (socket) => flood(socket, `${OK}X-More: x\r\n`), outcome: protocol },
  {
    what: 'sends a header without end',
    answer: (socket) => {
      socket.write(`${OK}X: `)
      flood(socket, 'x'.repeat(65_536))
    },
    outcome: protocol,
  },
  {
    what: 'sends interim responses without end',
    answer: (socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(1000)),
    outcome: timeout,
  },
  { what: 'drips its body', answer: (socket) => drip(socket, `${OK}\r\n`, 'x'), outcome: delivered },
  {
    what: 'compresses a gigabyte',
    answer: (socket) => {
      const bomb = gzipSync(Buffer.alloc(100_000_000))
      socket.end(
        Buffer.concat([Buffer.from(`${OK}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`), bomb]),
      )
    },
    outcome: delivered,
  },
  {
    what: 'extends a chunk without end',
    answer: (socket) => {
      socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n1;`)
      flood(socket, 'x'.repeat(65_536))
    },
    outcome: delivered,
  },
  {
    what: 'sends trailers without end',
    answer: (socket) => {
      socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`)
      flood(socket, 'X-More: x\r\n'.repeat(1000))
    },
    outcome: delivered,
  },
  {
    what: 'states two lengths',
    answer: (socket) => socket.end(`${OK}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxy`),
    outcome: protocol,
  },
  {
    what: 'breaks a header',
    answer: (socket) => socket.end(`${OK}X: a\rInjected: 1\r\nContent-Length: 0\r\n\r\n`),
    outcome: protocol,
  },
  { what: 'never ends the TLS handshake', answer: () => undefined, outcome: timeout, isTls: true },
  {
    what: 'drips the TLS handshake',
    // Header of a record of 16 KB, which would be the hello of the server.
    answer: (socket) => drip(socket, '\x16\x03\x03\x40\x00', '\x02'),
    outcome: timeout,
    isTls: true,
  },
]

describe('hostile webhook endpoints', () => {
  it('delay neither other endpoints nor pages, and fill no memory', async () => {
    allowLog(/Delivery failed for webhook contact\.received/)
    const servers = hostile.map(({ answer }) =>
      createServer((socket) => {
        socket.on('error', () => undefined)
        socket.once('data', () => answer(socket))
      }),
    )
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
    const endpoints = []
    for (const [index, { isTls }] of hostile.entries()) {
      const { port } = servers[index]!.address() as AddressInfo
      endpoints.push(await webhooks.create(['contact.received'], `${isTls ? 'https' : 'http'}://127.0.0.1:${port}/`))
    }
    const quick = await startReceiver()
    await webhooks.create(['contact.received'], quick.url)
    for (let count = 0; count < MESSAGES; count++) await webhooks.post('/api/contact', message)
    await webhooks.site.app.get(OutboxService).dispatchPending()

    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 100)
    await webhooks.site.app.get(WebhookDeliveryService).openLanes()
    await until(() => quick.received.length === MESSAGES)
    await request(webhooks.site.http).get('/kontakt').expect(200)
    const isDone = ({ status, fault }: Delivery) => status !== null || fault !== null
    const dripping = await webhooks.log(endpoints[0]!)
    expect(dripping.filter(isDone).length).toBeLessThan(MESSAGES)
    for (const [index, endpoint] of endpoints.entries()) {
      const { what, outcome } = hostile[index]!
      await until(async () => (await webhooks.log(endpoint)).filter(isDone).length === MESSAGES)
      const [first] = await webhooks.log(endpoint)
      expect({ what, ...first }).toMatchObject({ what, ...outcome })
      const { answer } = await webhooks.details(endpoint, first!)
      expect({ what, length: (answer ?? '').length > 1024 }).toEqual({ what, length: false })
    }
    clearInterval(watch)
    expect(most).toBeLessThan(1_000_000_000) // floods of several GB pass through; garbage of up to 400 MB remains on Node 24
    for (const server of servers) server.close()
    await quick.close()
  }, 120_000)
})
