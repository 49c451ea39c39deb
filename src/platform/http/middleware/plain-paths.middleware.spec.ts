import type { Request, Response } from 'express'
import { refuseAmbiguousPaths } from './plain-paths.middleware.js'

function isRefused(url: string): boolean {
  let refusal: unknown
  refuseAmbiguousPaths({ url } as Request, {} as Response, (error?: unknown) => (refusal = error))
  return refusal !== undefined
}

describe('refuseAmbiguousPaths', () => {
  it.each([
    '/',
    '/kontakt/',
    '//kontakt',
    '/lokacija/Velika%20Gorica',
    '/fran%C5%A1iza',
    '/blog/admin/a%20post',
    '/blog/v1.2...3',
    '/admin/users',
    '/%61dmin/users',
    '/admin/contact-messages?q=a%20b%2Fc%00#d?e',
  ])('lets %s pass', (url) => {
    expect(isRefused(url)).toBe(false)
  })

  it.each([
    ['an encoded %', '/admin/%2575sers'],
    ['an encoded ?', '/admin/users%3Fa=b'],
    ['an encoded #', '/admin/users%23'],
    ['a #', '/admin/users#'],
    ['an encoded slash', '/admin%2Fusers'],
    ['a backslash', '/admin\\users'],
    ['an encoded backslash', '/admin%5Cusers'],
    ['a NUL', '/kontakt%00'],
    ['a line break', '/kontakt%0D%0ASet-Cookie'],
    ['the folder it is in', '/admin/./users'],
    ['the folder above', '/blog/../admin/users'],
    ['the folder above, encoded', '/blog/%2e%2E/admin/users'],
    ['broken encoding', '/%E0%A4%A'],
    ['a host', 'http://site.example/admin/users'],
    ['no slash before it', 'admin/users'],
  ])('rejects a path with %s', (_what, url) => {
    expect(isRefused(url)).toBe(true)
  })

  it.each(['%20', '%09', '%C2%A0', '%E2%80%A8', '%EF%BB%BF'])('rejects the space %s below /admin', (space) => {
    for (const admin of ['/admin', '//admin', '/ADMIN', '/%61dmin']) {
      expect(isRefused(`${admin}/users${space}`)).toBe(true)
      expect(isRefused(`${admin}/us${space}ers/x`)).toBe(true)
    }
  })
})
