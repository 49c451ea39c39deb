import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import express, { type Express } from 'express'
import { PageCachingAdapter } from './page-caching.adapter.js'

describe('PageCachingAdapter', () => {
  let server: Server
  let port: number
  beforeAll(() => {
    const adapter = new PageCachingAdapter()
    const application = adapter.getInstance<Express>()
    application.use(express.json())
    application.post('/message', (_request, response) => response.sendStatus(201))
    application.get('/page', (_request, response) => response.send('page'))
    adapter.initHttpServer()
    server = adapter.getHttpServer()
  })
  afterAll(() => server.close())

  it('gives clients 70 seconds to send a request', () => {
    expect(server).toMatchObject({ requestTimeout: 70_000, headersTimeout: 70_000 })
  })

  it('closes the connection of a body that is sent too slowly, and answers other requests meanwhile', async () => {
    const hurried = { requestTimeout: 500, headersTimeout: 500, connectionsCheckingInterval: 50 }
    Object.assign(server, hurried).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
    const slow = connect(port, '127.0.0.1')
    let answer = ''
    slow.setEncoding('utf8').on('data', (text: string) => (answer += text))
    slow.write(
      'POST /message HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    const typing = setInterval(() => slow.write(' '), 150) // a write to a closed connection discards what was not read
    slow.on('error', () => undefined)
    let served = 0
    while (!slow.closed) {
      const page = await fetch(`http://127.0.0.1:${port}/page`)
      expect(await page.text()).toBe('page')
      served++
    }
    clearInterval(typing)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(served).toBeGreaterThan(2)
  })
})
