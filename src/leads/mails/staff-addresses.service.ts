import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { leadKinds } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'
import { BusinessInfo } from '#src/business/business-info.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'

/** Shared addresses of staff. */
@Injectable()
export class StaffAddressesService {
  constructor(private readonly settings: SettingsService) {}

  /**
   * @returns a function that returns the recipients of a lead: the address of its location, unless it is a sample, else
   * the configured staff addresses. Franchise inquiries always use the latter, since their location is just the sender's own.
   */
  async read(manager: EntityManager): Promise<(lead: Lead) => string[]> {
    const locations = await manager.find(Location, { select: { slug: true, email: true } })
    const headOffice = await this.ofHeadOffice(manager)
    return (lead) => {
      if (leadKinds().some(({ entity, isForHeadOffice }) => isForHeadOffice && lead instanceof entity))
        return headOffice
      const own = locations.find(({ slug }) => slug === lead.location)?.email
      return own && isDeliverable(own) ? [own] : headOffice
    }
  }

  /**
   * Returns the configured staff addresses, else that of the business. While they are samples, administrators stand in;
   * without one who can receive mails, the list of outgoing mails shows that nobody was notified.
   */
  async ofHeadOffice(manager: EntityManager): Promise<string[]> {
    const { email } = await manager.findOneByOrFail(BusinessInfo, { one: true })
    const { staffEmails } = await this.settings.current(manager)
    const configured = staffEmails.length > 0 ? staffEmails : [email]
    const reached = configured.filter(isDeliverable)
    if (reached.length > 0) return reached
    const administrators = await manager.findBy(User, { ...leadReaderWhere, role: 'admin' })
    const standIns = administrators.map((user) => user.email).filter(isDeliverable)
    return standIns.length > 0 ? standIns : configured
  }
}
