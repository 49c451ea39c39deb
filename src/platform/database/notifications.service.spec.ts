import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { DataSource } from 'typeorm'
import { NotificationsService } from './notifications.service.js'

/** Sends the responses of PostgreSQL to a client that signs in without a password and then sends one statement. */
function greet(socket: Socket): void {
  const ready = Buffer.from('Z\0\0\0\x05I', 'latin1')
  const authenticated = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1')
  const done = Buffer.from('C\0\0\0\x0bLISTEN\0', 'latin1')
  socket.once('data', () => {
    socket.write(Buffer.concat([authenticated, ready]))
    socket.once('data', () => socket.write(Buffer.concat([done, ready])))
  })
}

describe('NotificationsService', () => {
  let server: Server
  let notifications: NotificationsService
  const connections: Socket[] = []
  let serverIsUp = true

  beforeAll(async () => {
    Logger.overrideLogger(false)
    server = createServer((socket) => {
      connections.push(socket.on('error', () => undefined))
      if (serverIsUp) greet(socket)
      else socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    notifications = new NotificationsService({ options: { url } } as unknown as DataSource)
  })
  afterAll(async () => {
    await notifications.beforeApplicationShutdown()
    for (const socket of connections) socket.destroy()
    server.close()
    Logger.overrideLogger(['error', 'warn', 'log'])
  })

  it('reconnects to a lost server once a second, then calls every listener, since notifications may be missed', async () => {
    const payloads: (string | undefined)[] = []
    notifications.subscribe('first', (payload) => payloads.push(payload))
    notifications.subscribe('second', (payload) => payloads.push(payload))
    await notifications.onApplicationBootstrap()
    expect(notifications.isListening).toBe(true)

    serverIsUp = false
    connections[0]!.destroy()
    const lost = performance.now()
    while (connections.length - 1 < 3) await wait(20)
    expect(performance.now() - lost).toBeGreaterThan(2900)
    expect(performance.now() - lost).toBeLessThan(12_000)
    expect(payloads).toEqual([])
    expect(notifications.isListening).toBe(false)

    serverIsUp = true
    while (payloads.length === 0) await wait(20)
    expect(payloads).toEqual([undefined, undefined])
    expect(notifications.isListening).toBe(true)
  })
})
