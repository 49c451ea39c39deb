import { Injectable } from '@nestjs/common'
import { BusinessService } from '#src/business/business.service.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { HeadOfficeService } from './head-office.service.js'
import { currentMailboxes } from './recipient-mailboxes.service.js'

/** Addresses of replies to mails: those of recipients, so that an editor who changes a contact address receives no replies. */
@Injectable()
export class ReplyAddressesService {
  constructor(
    private readonly content: SiteContentService,
    private readonly business: BusinessService,
    private readonly headOffice: HeadOfficeService,
  ) {}

  /** Returns the name of the business, and the address of the head office. */
  async ofBusiness(): Promise<{ name: string; address: string }> {
    const { name, email } = await this.business.info()
    return { name, address: await this.of({ contact: email, location: null }) }
  }

  /**
   * Returns the contact address if it is a recipient, else the first recipient of the location, else of the head office. Without
   * recipients, as in a new installation, the contact address.
   */
  async of({ contact, location }: { contact: string; location: string | null }): Promise<string> {
    const mailboxes = await this.content.recall('mailboxes', currentMailboxes)
    const addressesOf = (place: string | null) =>
      mailboxes.filter((mailbox) => mailbox.location === place).map(({ email }) => email)
    const own = location === null ? [] : addressesOf(location)
    const recipients = own.length > 0 ? own : (this.headOffice.fixed ?? addressesOf(null))
    return recipients.some((email) => isSameAddress(email, contact)) ? contact : (recipients[0] ?? contact)
  }
}
