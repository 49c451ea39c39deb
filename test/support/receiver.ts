import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, type Socket } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { Certified } from './certificates.js'

export interface Received {
  headers: Record<string, string>
  body: string
}

type Respond = (response: ServerResponse, request: IncomingMessage) => void

export interface Receiver {
  url: string
  received: Received[]
  /** Changes the response for later requests. */
  answer: (respond: Respond) => void
  /** Verifies a message as a receiver does. @throws if the signature does not match the secret */
  verify: (secret: string, message?: Received) => { type: string; timestamp: string; data: Record<string, unknown> }
  close: () => Promise<void>
}

const taken: Respond = (response) => response.writeHead(204).end()

/** Starts a webhook receiver. @param certified its TLS certificate, if it uses TLS */
export async function startReceiver(respond: Respond = taken, certified?: Certified): Promise<Receiver> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      respond(response, request)
    })
  }
  const server = certified ? createTlsServer(certified, listen) : createServer(listen)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `${certified ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (next) => (respond = next),
    verify: (secret, message = received.at(-1)!) =>
      new Webhook(secret).verify(message.body, message.headers) as ReturnType<Receiver['verify']>,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      if (server.listening) await once(server, 'close')
    },
  }
}
