import { cookieDomainsOf, isMeasurementCookie } from './measurement-cookies.js'

describe('isMeasurementCookie', () => {
  it.each(['_ga', '_ga_ABC123', '_gid', '_gat_gtag_UA_1', '_gcl_au'])('matches %s', (name) => {
    expect(isMeasurementCookie(name)).toBe(true)
  })

  it.each(['language', 'consentChoice', '__Host-session', 'x_ga', 'gallery'])('does not match %s', (name) => {
    expect(isMeasurementCookie(name)).toBe(false)
  })
})

describe('cookieDomainsOf', () => {
  it.each([
    ['www.biorezonanca.hr', ['www.biorezonanca.hr', 'biorezonanca.hr']],
    ['biorezonanca.hr', ['biorezonanca.hr']],
    ['a.b.example.hr', ['a.b.example.hr', 'b.example.hr', 'example.hr']],
    ['x.y.a.b.example.hr', ['a.b.example.hr', 'b.example.hr', 'example.hr']],
    ['24biorezonanca.hr', ['24biorezonanca.hr']],
    ['biorezonanca.node1', ['biorezonanca.node1']],
    ['localhost', []],
    ['127.0.0.1', []],
    ['::1', []],
    ['::ffff:127.0.0.1', []],
  ])('returns the domains of %s', (host, domains) => {
    expect(cookieDomainsOf(host)).toEqual(domains)
  })
})
