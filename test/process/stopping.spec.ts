import { Agent, get } from 'node:http'
import { expectLog } from '../support/expected-log.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const CONNECTIONS = 24

describe('a server with busy connections', () => {
  const storage = siteStorage('migrated')

  /** Requests pages, on one connection as long as it is kept open, until the server is gone. @returns how the last one ended */
  const stayBusy = (seen: () => void) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    return new Promise<string>((resolve) => {
      const ask = () => {
        const request = get(`${server.url}/cjenik?sent=none`, { agent }, (response) => {
          response.resume().once('end', () => {
            seen()
            setImmediate(ask)
          })
          response.once('error', ({ message }) => resolve(`cut off: ${message}`))
        })
        // a refused new connection is no lost request
        request.once('error', ({ message }) => resolve(request.reusedSocket ? `cut off: ${message}` : 'refused'))
      }
      ask()
    })
  }

  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ ...storage.variables, RATE_LIMIT_SCALE: '0' })
  }, 60_000)

  it('keeps idle connections longer than proxies do', async () => {
    const { headers } = await fetch(`${server.url}/health/live`)
    expect(headers.get('keep-alive')).toBe('timeout=65')
  })

  it('reports not ready while stopping, answers accepted requests, and cuts no connection off', async () => {
    expectLog(/"path":"\/health\/ready".*the process is stopping/)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const isReady = () =>
      new Promise<number | string>((resolve) => {
        get(`${server.url}/health/ready`, { agent }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode!))
        }).once('error', ({ message }) => resolve(message))
      })
    expect(await isReady()).toBe(200)
    let answers = 0
    const ends = Array.from({ length: CONNECTIONS }, () => stayBusy(() => answers++))
    while (answers < CONNECTIONS * 2) await new Promise((resolve) => setTimeout(resolve, 20))
    const stopped = server.kill('SIGTERM')
    let answer: number | string
    do answer = await isReady()
    while (answer === 200)
    expect(answer).toBe(503)
    await stopped
    expect(server.output()).not.toContain('have not ended in time')
    expect(await Promise.all(ends)).toEqual(Array(CONNECTIONS).fill('refused'))
  })
})
