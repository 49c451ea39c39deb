import { jest } from '@jest/globals'
import { forgetReads, read, RequestError, write } from './requests'

const answer = (status: number, body: string, statusText = '') => new Response(body, { status, statusText })
const fetched = jest.fn<typeof fetch>()

describe('requests', () => {
  beforeEach(() => {
    forgetReads()
    fetched.mockReset()
    globalThis.fetch = fetched
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  })

  it('read with credentials and ask for answers of five minutes, once while fresh', async () => {
    fetched.mockResolvedValue(answer(200, '[1]'))
    expect(await read('/api/locations')).toEqual([1])
    expect(await read('/api/locations')).toEqual([1])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]![1]).toMatchObject({
      credentials: 'include',
      headers: { 'Cache-Control': 'max-age=300' },
      signal: expect.any(AbortSignal) as AbortSignal,
    })
  })

  it('read once more a second after a failure, then give up', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(500, 'broken')))
    const begun = Date.now()
    await expect(read('/api/locations')).rejects.toThrow('500: broken')
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(990)
  })

  it('name the status text where the body is empty', async () => {
    fetched.mockResolvedValue(answer(404, '', 'Not Found'))
    await expect(write('DELETE', '/api/x')).rejects.toThrow('404: Not Found')
  })

  it('take 401 for an error, or for an empty result when asked to', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(401, 'no')))
    expect(await read('/api/me', { on401: 'empty' })).toBeNull()
    forgetReads()
    await expect(read('/api/me')).rejects.toBeInstanceOf(RequestError)
  })

  it('write once, with a content type only when there is a body', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(500, '')))
    await expect(write('POST', '/api/contact', { a: 1 }, { 'Idempotency-Key': 'k' })).rejects.toThrow()
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]![1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  })
})
