import { BlockList, isIPv4 } from 'node:net'

/**
 * Special-purpose IPv4 networks: https://www.iana.org/assignments/iana-ipv4-special-registry.
 * 192.88.99.0/24 relays to a destination chosen by the sender.
 */
const specialIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Allocated IPv6 addresses; mapped, translated (NAT64), local and multicast addresses are outside. */
const givenOutIPv6 = ['2000::/3']

/**
 * Special networks within: Teredo and others, documentation, and 6to4, which contains an IPv4 address chosen by the
 * sender.
 */
const specialIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48']

const special4 = listOf(specialIPv4, 'ipv4')
const given6 = listOf(givenOutIPv6, 'ipv6')
const special6 = listOf(specialIPv6, 'ipv6')

/** Checks whether an address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4')
  return given6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
