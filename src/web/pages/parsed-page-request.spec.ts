import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pageRequestOf } from './parsed-page-request.js'

function ask(url: string, headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers })
}

describe('pageRequestOf', () => {
  it('parses equal requests once', () => {
    const page = pageRequestOf(ask('/cjenik', { cookie: 'language=en' }))
    expect(pageRequestOf(ask('/cjenik', { cookie: 'language=en', 'user-agent': 'other' }))).toBe(page)
    expect(page).toMatchObject({ path: '/cjenik', language: 'en' })
  })

  it.each([
    ['/cjenik?lang=hr', { cookie: 'language=en' }],
    ['/kontakt', { cookie: 'language=en' }],
    ['/cjenik', { cookie: 'language=hr' }],
    ['/cjenik', { cookie: 'language=en', 'sec-gpc': '1' }],
    ['/cjenik', {}],
  ])('distinguishes %s %j', (url, headers) => {
    const page = pageRequestOf(ask('/cjenik', { cookie: 'language=en' }))
    expect(pageRequestOf(ask(url, headers))).not.toEqual(page)
  })

  it('caches no session', () => {
    const session = { cookie: 'session=secret' }
    expect(pageRequestOf(ask('/admin/dashboard', session))).not.toBe(pageRequestOf(ask('/admin/dashboard', session)))
  })

  it('returns the same request below a mounted middleware', () => {
    const mounted = Object.assign(ask('/dashboard'), { originalUrl: '/admin/dashboard' })
    expect(pageRequestOf(mounted).path).toBe('/admin/dashboard')
  })
})
