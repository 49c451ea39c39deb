import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { DataSource } from 'typeorm'
import { ContentChangesService } from './content-changes.service.js'

/** Says what Postgres says to a client that signs in without a password and then sends one statement. */
function greet(socket: Socket): void {
  const ready = Buffer.from('Z\0\0\0\x05I', 'latin1')
  const authenticated = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1')
  const done = Buffer.from('C\0\0\0\x0bLISTEN\0', 'latin1')
  socket.once('data', () => {
    socket.write(Buffer.concat([authenticated, ready]))
    socket.once('data', () => socket.write(Buffer.concat([done, ready])))
  })
}

describe('ContentChangesService', () => {
  let server: Server
  let changes: ContentChangesService
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
    changes = new ContentChangesService({ options: { url } } as unknown as DataSource)
  })
  afterAll(async () => {
    await changes.beforeApplicationShutdown()
    for (const socket of connections) socket.destroy()
    server.close()
    Logger.overrideLogger(['error', 'warn', 'log'])
  })

  it('asks a lost server again once a second, and announces what it may have missed', async () => {
    let announced = 0
    changes.subscribe(() => announced++)
    await changes.onApplicationBootstrap()

    serverIsUp = false
    connections[0]!.destroy()
    await wait(4500)
    expect(connections.length - 1).toBeGreaterThanOrEqual(3)
    expect(connections.length - 1).toBeLessThanOrEqual(5)
    expect(announced).toBe(0)

    serverIsUp = true
    await wait(1500)
    expect(announced).toBe(1)
  })
})
