import { lookup, type LookupAddress } from 'node:dns'
import { promisify } from 'node:util'
import { Injectable } from '@nestjs/common'
import { Environment } from '../../config/environment.js'
import { isPublicAddress } from './public-addresses.js'

/** A name leads to an address that is none of the internet's. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED'
}

/** Finds the addresses of hosts, and refuses those of networks that are not everybody's. */
@Injectable()
export class HostAddressesService {
  /** As the system does it; a test has its own. */
  resolve: (host: string) => Promise<LookupAddress[]> = (host) => promisify(lookup)(host, { all: true })

  readonly privateAllowed: boolean

  constructor({ webhookPrivateAddresses }: Environment) {
    this.privateAllowed = webhookPrivateAddresses
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
}
