import { Injectable } from '@nestjs/common'
import type { User } from '#src/platform/access/user.entity.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import type { CurrentRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import type { Lead } from '../lead.entity.js'
import { leadKindOf } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'

/** Shared addresses of staff. */
@Injectable()
export class StaffAddressesService {
  constructor(private readonly headOffice: HeadOfficeService) {}

  /**
   * Returns the confirmed mailboxes of the location of a lead, without any those of the head office. Franchise inquiries always use the
   * latter, since their location is just the sender's own. Contact addresses that visitors read are no recipients.
   */
  of(lead: Lead, recipients: CurrentRecipients): string[] {
    const { isForHeadOffice } = leadKindOf(lead.constructor as new () => Lead)
    const own = recipients.mailboxes
      .filter(({ email, location }) => location !== null && location === lead.location && isDeliverable(email))
      .map(({ email }) => email)
    return isForHeadOffice || own.length === 0 ? this.headOffice.addresses(recipients) : own
  }
  /** Checks whether a mail about a lead goes to a user, too: one who may see it, can receive mails, and reads none of the shared addresses. */
  isForUser(
    { email, locations }: Pick<User, 'email' | 'locations'>,
    lead: Lead,
    recipients: CurrentRecipients,
  ): boolean {
    const isShared = () => this.of(lead, recipients).some((shared) => isSameAddress(email, shared))
    return isDeliverable(email) && isVisible(lead, locations) && !isShared()
  }
}
