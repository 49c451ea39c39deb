import { lookup, type LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { isPublicAddress } from './public-addresses.js'

/** A name server that is silent is asked again once. */
const ASKING = { timeout: 3000, tries: 2 }

/** A name leads to an address that is none of the internet's. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED'
}

/** Finds the addresses of hosts, and refuses those of networks that are not everybody's. */
@Injectable()
export class HostAddressesService {
  readonly privateAllowed: boolean
  readonly nameServers = new Resolver(ASKING)

  /** A test has its own. */
  resolve: (host: string) => Promise<LookupAddress[]>

  constructor({ webhookPrivateAddresses }: Environment) {
    this.privateAllowed = webhookPrivateAddresses
    // Names of the own network are known to the system alone.
    this.resolve = webhookPrivateAddresses
      ? (host) => promisify(lookup)(host, { all: true })
      : (host) => this.askNameServers(host)
  }

  /**
   * What is connected to is what this returns: nobody asks for the name again.
   * @throws AddressRefused where any of its addresses is a private one; errors of the resolver
   */
  async find(host: string): Promise<LookupAddress[]> {
    const found = await this.resolve(host)
    if (!this.privateAllowed && found.some(({ address }) => !isPublicAddress(address))) throw new AddressRefused()
    return found
  }

  /**
   * By ourselves: the system looks up two names at a time in a process, so that two whose name server is silent would
   * keep every other endpoint waiting, and mails too, for longer than an attempt may take.
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
