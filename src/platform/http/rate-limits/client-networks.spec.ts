import { clientNetworks } from './client-networks.js'

const networksOf = (ip: string) => clientNetworks({ ip })

describe('networks of a client', () => {
  it('are the address, the address and the /24 for IPv4', () => {
    expect(networksOf('203.0.113.7')).toEqual({
      address: '203.0.113.7',
      home: '203.0.113.7',
      site: '203.0.113/24',
    })
  })

  it('are the /64, the /56 and the /48 for IPv6', () => {
    const one = networksOf('2001:db8:7:ab01::1')
    const sibling = networksOf('2001:db8:7:ab02::9')
    expect(one.address).not.toBe(sibling.address)
    expect(one.home).toBe(sibling.home)
    const neighbour = networksOf('2001:db8:7:ac01::1')
    expect(one.home).not.toBe(neighbour.home)
    expect(one.site).toBe(neighbour.site)
    expect(one.site).not.toBe(networksOf('2001:db8:8:ab01::1').site)
  })

  it('are those of the IPv4 address for one that is mapped to IPv6', () => {
    expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7'))
  })
})
