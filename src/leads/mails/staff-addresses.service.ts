import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { currentMailboxes } from '#src/recipients/recipient-mailboxes.service.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { leadKinds } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'

/** Shared addresses of staff. */
@Injectable()
export class StaffAddressesService {
  constructor(private readonly headOffice: HeadOfficeService) {}

  /**
   * @returns a function that returns the recipients of a lead: the confirmed mailboxes of its location, without any those of the head
   * office. Franchise inquiries always use the latter, since their location is just the sender's own. Contact addresses that visitors
   * read are no recipients.
   */
  async read(manager: EntityManager): Promise<(lead: Lead) => string[]> {
    const mailboxes = (await currentMailboxes(manager)).filter(({ email }) => isDeliverable(email))
    const headOffice = await this.ofHeadOffice(manager)
    return (lead) => {
      if (leadKinds().some(({ entity, isForHeadOffice }) => isForHeadOffice && lead instanceof entity))
        return headOffice
      const own = mailboxes.filter(({ location }) => location !== null && location === lead.location)
      return own.length > 0 ? own.map(({ email }) => email) : headOffice
    }
  }

  /** Returns the addresses of the head office. */
  ofHeadOffice(manager: EntityManager): Promise<string[]> {
    return this.headOffice.addresses(manager)
  }
}
