import { clientNetwork } from './client-address.js'

describe('clientNetwork', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
    ['2001:db8::1:2:3:4', '2001:db8::9:2:3:4'],
    ['2001:db8::1', '2001:db8:0:0:ffff::'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7:4712'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['198.51.100.107:4711', '198.51.100.107'],
    ['[2001:db8::1]:4711', '[2001:db8::1]:4712'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
  ])('takes %s and %s for one', (one, other) => {
    expect(clientNetwork({ ip: one })).toBe(clientNetwork({ ip: other }))
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['192.0.2.7:4711', '192.0.2.8:4711'],
    ['[2001:db8:1:2::1]:4711', '[2001:db8:1:3::1]:4711'],
  ])('tells %s from %s', (one, other) => {
    expect(clientNetwork({ ip: one })).not.toBe(clientNetwork({ ip: other }))
  })

  it.each(['x192.0.2.7:4711', '192.0.2.7:4711x'])('takes nothing away from %s, which is no address', (ip) => {
    expect(clientNetwork({ ip })).toBe(ip)
  })

  it.each(['fe80::1%eth0', 'not an address', undefined])('has an answer for %s', (ip) => {
    expect(typeof clientNetwork({ ip })).toBe('string')
  })
})
