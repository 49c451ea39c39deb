import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { focusManager, MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from '#client/query-client'
import { type AnyWrite, nullIfSignedOut, read as readPath, readAt, readList, RequestError, write } from './requests'

interface Asked {
  method?: string
  headers: IncomingMessage['headers']
  body: string
  at: number
}

describe('requests', () => {
  let server: Server
  let path: '/api/locations' // as far as types go
  let client: QueryClient
  let answer: (response: ServerResponse) => void
  let asked: Asked[]
  const fetched = jest.spyOn(globalThis, 'fetch')

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        asked.push({ method: request.method, headers: request.headers, body, at: performance.now() })
        answer(response)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/things` as never
  })
  beforeEach(() => {
    asked = []
    answer = (response) => response.end('[1]')
    fetched.mockClear()
    client = createQueryClient()
    client.mount()
  })
  afterEach(() => {
    client.unmount()
    client.clear()
  })
  afterAll(() => {
    fetched.mockRestore()
    server.closeAllConnections()
    server.close()
  })

  const refuse = (status: number, body = '') => (answer = (response) => response.writeHead(status).end(body))
  const read = (...dependencies: string[]) => client.fetchQuery({ queryKey: [path, ...dependencies] })
  const readOnce = () => client.fetchQuery({ queryKey: [path], retry: false })
  const send = (variables: AnyWrite) =>
    new MutationObserver(client, { mutationFn: write as unknown as (request: AnyWrite) => Promise<unknown> })
      .mutate(variables)
      .catch((error: unknown) => error)

  it('reads JSON with credentials and caches it for five minutes', async () => {
    expect(await read()).toEqual([1])
    expect(asked[0]).toMatchObject({ method: 'GET', headers: { 'cache-control': 'max-age=300' } })
    expect(asked[0]!.headers['content-type']).toBeUndefined()
    expect(fetched.mock.lastCall![1]).toMatchObject({ credentials: 'include' })
  })

  it('reads again after five minutes and for each query key', async () => {
    const now = jest.spyOn(Date, 'now')
    try {
      await read('hr')
      now.mockReturnValue(Date.now() + 299_000)
      await read('hr')
      expect(asked).toHaveLength(1)
      await read('en')
      expect(asked).toHaveLength(2)
      now.mockReturnValue(Date.now() + 2000)
      await read('hr')
      expect(asked).toHaveLength(3)
    } finally {
      now.mockRestore()
    }
  })

  it('shows initial data while reading and does not refetch on window focus', async () => {
    const observer = new QueryObserver(client, { queryKey: [path], initialData: [0], initialDataUpdatedAt: 0 })
    const stop = observer.subscribe(() => undefined)
    expect(observer.getCurrentResult()).toMatchObject({ data: [0], isFetching: true })
    await client.getQueryCache().find({ queryKey: [path] })!.promise
    expect(observer.getCurrentResult().data).toEqual([1])
    await client.invalidateQueries({ refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    expect(observer.getCurrentResult().isFetching).toBe(false)
    expect(asked).toHaveLength(1)
    stop()
    focusManager.setFocused(undefined)
  })

  it('retries a failed read once after a second', async () => {
    refuse(500, 'broken')
    await expect(read()).rejects.toThrow('500: broken')
    expect(asked).toHaveLength(2)
    const [first, second] = asked as [Asked, Asked]
    expect(second.at - first.at).toBeGreaterThan(950)
    expect(second.at - first.at).toBeLessThan(10_000)
  })

  it('attempts a read while offline and waits for the network before the retry', async () => {
    onlineManager.setOnline(false)
    refuse(503)
    const result = read()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(asked).toHaveLength(1)
    answer = (response) => response.end('[2]')
    onlineManager.setOnline(true)
    expect(await result).toEqual([2])
  })

  it('aborts a read after five seconds, even within a response body', async () => {
    // Holds the signal, which Node may collect before it aborts (https://github.com/nodejs/node/issues/54614); browsers do not.
    const timeouts = jest.spyOn(AbortSignal, 'timeout')
    answer = (response) => response.write('[')
    const begun = performance.now()
    await expect(readOnce()).rejects.toThrow('timeout')
    expect(performance.now() - begun).toBeGreaterThan(4900)
    expect(performance.now() - begun).toBeLessThan(30_000)
    timeouts.mockRestore()
  })

  it('aborts a read that has no observers any more', async () => {
    let closed: Promise<unknown> | undefined
    answer = (response) => void (closed = once(response, 'close'))
    const result = readOnce().catch(() => 'cancelled')
    while (!closed) await new Promise((resolve) => setTimeout(resolve, 5))
    await client.cancelQueries()
    expect(await result).toBe('cancelled')
    await closed
  })

  it('names status and body in the message of an error, and the status text for an empty body', async () => {
    refuse(404, 'no such thing')
    await expect(readOnce()).rejects.toThrow(/^404: no such thing$/)
    refuse(404)
    await expect(readOnce()).rejects.toThrow(/^404: Not Found$/)
  })

  it('treats 401 and 403 as errors', async () => {
    refuse(401, 'no')
    await expect(readOnce()).rejects.toBeInstanceOf(RequestError)
    refuse(403)
    await expect(readOnce()).rejects.toThrow('403: Forbidden')
  })

  it('resolves a read to null on 401 in the optional mode, without a retry', async () => {
    const readIfSignedIn = () =>
      client.fetchQuery({ queryKey: [path], queryFn: (context) => nullIfSignedOut(readPath(context)), staleTime: 0 })
    refuse(401, 'no')
    expect(await readIfSignedIn()).toBeNull()
    expect(asked).toHaveLength(1)
    answer = (response) => response.end('[1]')
    expect(await readIfSignedIn()).toEqual([1])
    refuse(403, 'no')
    await expect(nullIfSignedOut(readList(path, {}))).rejects.toThrow('403: no')
  })

  it('reads lists and rows with the headers of all reads', async () => {
    await readList(path, { search: 'đ' })
    await readAt({ path })
    expect(asked).toHaveLength(2)
    for (const { headers } of asked) expect(headers['cache-control']).toBe('max-age=300')
    for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ credentials: 'include' })
  })

  it('writes with credentials and sets Content-Type when there is a body', async () => {
    await send({ method: 'POST', path, body: { a: 'ž' }, idempotencyKey: 'k' })
    await send({ method: 'DELETE', path })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      body: '{"a":"ž"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    })
    expect(asked[1]).toMatchObject({ method: 'DELETE', body: '' })
    expect(asked[1]!.headers).not.toHaveProperty('content-type')
    expect(asked[1]!.headers).not.toHaveProperty('idempotency-key')
    for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ credentials: 'include' })
  })

  it('neither retries nor queues writes', async () => {
    onlineManager.setOnline(false)
    refuse(503, 'full')
    expect(await send({ method: 'POST', path, body: {} })).toMatchObject({ message: '503: full', status: 503 })
    onlineManager.setOnline(true)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(asked).toHaveLength(1)
  })

  it('resolves a write with an empty response', async () => {
    answer = (response) => response.writeHead(202).end()
    expect(await send({ method: 'POST', path, body: {} })).toBeNull()
  })
})
