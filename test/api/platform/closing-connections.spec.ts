import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import type { DataSource } from 'typeorm'
import { createCommandDataSource, withoutTimeLimits } from '../../../src/platform/database/data-source.js'
import { testEnvironment } from '../../support/test-environment.js'

const CLOSE_MS = 300

describe('closing the connections of a DataSource', () => {
  let proxy: Server
  let slow: DataSource
  let events: string[]
  beforeEach(async () => {
    events = []
    const url = new URL(process.env.TEST_DATABASE_URL!)
    const { port, hostname } = url
    proxy = createServer({ allowHalfOpen: true }, (client) => {
      const server = connect(Number(port || 5432), hostname)
      client.pipe(server)
      server.on('data', (chunk) => client.write(chunk))
      const close = () => {
        events.push('session ended')
        client.end()
      }
      server.on('end', () => setTimeout(close, CLOSE_MS))
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    slow = await createCommandDataSource(testEnvironment({ databaseUrl: url.href }), [])
  })
  afterEach(() => void proxy.close())

  const closes = async (dataSource: DataSource) => {
    await dataSource.initialize()
    await dataSource.destroy()
    events.push('closed')
  }

  it('ends with the last session, so that none is left when the server stops', async () => {
    await closes(slow)
    expect(events).toEqual(['session ended', 'closed'])
  })

  it('ends with the last session without time limits, too', async () => {
    await closes(withoutTimeLimits(slow))
    expect(events).toEqual(['session ended', 'closed'])
  })
})
