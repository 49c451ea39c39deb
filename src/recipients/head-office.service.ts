import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import type { CurrentRecipients } from './current-recipients.js'

/** Addresses of the head office. */
@Injectable()
export class HeadOfficeService {
  constructor(private readonly environment: Environment) {}

  /** Addresses that the environment sets, which override the mailboxes; undefined if it sets none. */
  get fixed(): string[] | undefined {
    const { staffEmails } = this.environment
    return staffEmails.length > 0 ? staffEmails : undefined
  }

  /**
   * Returns STAFF_EMAIL, else the confirmed mailboxes. Without an address that can receive mails, administrators stand in; without one
   * of them who can, the list of outgoing mails shows that nobody was notified.
   */
  addresses({ mailboxes, readers }: CurrentRecipients): string[] {
    const confirmed = mailboxes.filter(({ location }) => location === null).map(({ email }) => email)
    const reached = (this.fixed ?? confirmed).filter(isDeliverable)
    if (reached.length > 0) return reached
    const emails = readers.filter(({ role }) => role === 'admin').map(({ email }) => email)
    const standIns = emails.filter(isDeliverable)
    return standIns.length > 0 ? standIns : emails
  }
}
