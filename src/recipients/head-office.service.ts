import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { currentMailboxes } from './recipient-mailboxes.service.js'

/** Addresses of the head office. */
@Injectable()
export class HeadOfficeService {
  constructor(private readonly environment: Environment) {}

  /** True if the environment sets the addresses, which overrides the mailboxes. */
  get isFixed(): boolean {
    return this.environment.staffEmails.length > 0
  }

  /**
   * Returns STAFF_EMAIL, else the confirmed mailboxes. Without an address that can receive mails, administrators stand in; without one
   * of them who can, the list of outgoing mails shows that nobody was notified.
   */
  async addresses(manager: EntityManager): Promise<string[]> {
    const mailboxes = await currentMailboxes(manager)
    const confirmed = mailboxes.filter(({ location }) => location === null).map(({ email }) => email)
    const reached = (this.isFixed ? this.environment.staffEmails : confirmed).filter(isDeliverable)
    if (reached.length > 0) return reached
    const administrators = await manager.findBy(User, { ...leadReaderWhere, role: 'admin' })
    const emails = administrators.map(({ email }) => email)
    const standIns = emails.filter(isDeliverable)
    return standIns.length > 0 ? standIns : emails
  }
}
