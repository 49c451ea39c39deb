import { lookup, type LookupAddress, NOTFOUND } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { isPublicAddress } from './public-addresses.js'

/** Time limit and number of tries per name server. */
const ASKING = { timeout: 3000, tries: 2 }

/** Error for a host name that resolves to a private address. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED'
}

/** Resolves host names, and rejects private networks (SSRF protection). */
@Injectable()
export class HostAddressesService {
  readonly privateAllowed: boolean
  readonly nameServers = new Resolver(ASKING)

  /** Replaced by tests. */
  resolve: (host: string) => Promise<LookupAddress[]>

  constructor({ webhookPrivateAddresses }: Environment) {
    this.privateAllowed = webhookPrivateAddresses
    // Only the system resolver can resolve names of the private network.
    this.resolve = webhookPrivateAddresses
      ? (host) => promisify(lookup)(host, { all: true })
      : (host) => this.askNameServers(host)
  }

  /**
   * Resolves a host to at least one address; connections use this result without another lookup.
   * @throws AddressRefused if any of its addresses is private; errors of the resolver, `ENOTFOUND` also for an alias of a
   * name without addresses
   */
  async find(host: string): Promise<LookupAddress[]> {
    const found = await this.resolve(host)
    if (found.length === 0) throw Object.assign(new Error('No address'), { code: NOTFOUND })
    if (!this.privateAllowed && found.some(({ address }) => !isPublicAddress(address))) throw new AddressRefused()
    return found
  }

  /**
   * Queries name servers directly. The system resolver runs two lookups at a time per process, so that two unresponsive
   * name servers would delay all other endpoints, and mails, beyond the time limit of an attempt.
   */
  private async askNameServers(host: string): Promise<LookupAddress[]> {
    const family = isIP(host)
    if (family) return [{ address: host, family }]
    const [four, six] = await Promise.allSettled([this.nameServers.resolve4(host), this.nameServers.resolve6(host)])
    const found = [four, six].flatMap((answer, index) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
    )
    if (found.length === 0 && four.status === 'rejected') throw four.reason
    return found
  }
}
