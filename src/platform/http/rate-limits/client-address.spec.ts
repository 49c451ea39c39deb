import type { IncomingMessage } from 'node:http'
import { clientAddress, clientNetwork } from './client-address.js'

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
  ])('treats %s and %s as one network', (one, other) => {
    expect(clientNetwork({ ip: one })).toBe(clientNetwork({ ip: other }))
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['192.0.2.7:4711', '192.0.2.8:4711'],
    ['[2001:db8:1:2::1]:4711', '[2001:db8:1:3::1]:4711'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(clientNetwork({ ip: one })).not.toBe(clientNetwork({ ip: other }))
  })

  it.each(['x192.0.2.7:4711', '192.0.2.7:4711x'])('keeps %s, which is not an address, unchanged', (ip) => {
    expect(clientNetwork({ ip })).toBe(ip)
  })

  it.each(['fe80::1%eth0', 'not an address', undefined])('accepts %s', (ip) => {
    expect(typeof clientNetwork({ ip })).toBe('string')
  })
})

describe('clientAddress', () => {
  const of = (forwarded: string | undefined, hops: number) => {
    const headers = { 'x-forwarded-for': forwarded }
    return clientAddress({ headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage, hops)
  }

  it.each([
    ['203.0.113.9, 192.0.2.7', 0, '10.0.0.1'],
    ['203.0.113.9, 192.0.2.7', 1, '192.0.2.7'],
    ['203.0.113.9, 192.0.2.7', 2, '203.0.113.9'],
    ['192.0.2.7', 3, '192.0.2.7'],
    [undefined, 1, '10.0.0.1'],
    [' , ', 1, '10.0.0.1'],
  ])('reads X-Forwarded-For %j behind %d proxies as %s', (forwarded, hops, address) => {
    expect(of(forwarded, hops)).toBe(address)
  })
})
