import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { type CurrentRecipients, readRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'
import type { AddressedLead } from './addressed-leads.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Finds the recipients of mails about leads, and checks them again when the mails are sent. */
@Injectable()
export class LeadMailRecipientsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly staffAddresses: StaffAddressesService,
    private readonly headOffice: HeadOfficeService,
    private readonly queue: MailQueueService,
  ) {}

  /**
   * Queues a mail about each lead: to the assigned colleague; to the shared mailbox if there is none who can sign in,
   * see the lead and receive mails.
   * @param letter returns the kind of the mail
   */
  async queueForColleagues(
    manager: EntityManager,
    leads: { kind: LeadKind; lead: Lead }[],
    letter: (scope: string) => string,
  ): Promise<void> {
    const assignees = await manager.findBy(User, {
      id: In(leads.flatMap(({ lead }) => lead.assigneeId ?? [])),
      ...leadReaderWhere,
    })
    const recipients = await readRecipients(manager)
    const mails = leads.flatMap(({ kind, lead }): MailToSend[] => {
      const assignee = assignees.find(({ id, locations }) => id === lead.assigneeId && isVisible(lead, locations))
      const mail = { kind: letter(kind.scope), subjectId: lead.id }
      if (assignee && isDeliverable(assignee.email))
        return [{ ...mail, recipient: assignee.email, language: assignee.language }]
      return this.staffAddresses
        .of(lead, recipients)
        .map((recipient) => ({ ...mail, recipient, language: defaultLanguage }))
    })
    await this.queue.add(manager, mails)
  }

  /**
   * Checks whether a recipient may still receive a mail: meanwhile the lead may have moved to another location, or the
   * recipient may have been bound to another one. Otherwise queues a mail for the current shared mailbox instead.
   */
  async admits(mail: OutgoingMail, { lead, recipients }: AddressedLead): Promise<boolean> {
    const reader = readerAt(mail.recipient, recipients)
    if (reader && isVisible(lead, reader.locations)) return true
    const current = this.staffAddresses.of(lead, recipients)
    const admitted = [...current, ...this.headOffice.addresses(recipients)]
    if (!reader && admitted.some((address) => isSameAddress(address, mail.recipient))) return true
    await this.dataSource.transaction((manager) => this.queueInstead(mail, current, manager))
    return false
  }

  private async queueInstead(mail: OutgoingMail, current: string[], manager: EntityManager): Promise<void> {
    const about = { kind: mail.kind, subjectId: mail.subjectId }
    // Of two mails to former mailboxes, the second waits, and finds what the first one queued.
    await manager.find(OutgoingMail, { where: about, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } })
    const queued = await manager.findBy(OutgoingMail, { ...about, createdAt: MoreThanOrEqual(mail.createdAt) })
    const missing = current.filter((address) => !queued.some((each) => isSameAddress(each.recipient, address)))
    await this.queue.add(
      manager,
      missing.map((address) => ({ ...about, recipient: address, language: mail.language })),
    )
  }
}

/** Returns the user with an address who may read leads. */
export function readerAt(
  address: string,
  { readers }: CurrentRecipients,
): CurrentRecipients['readers'][number] | undefined {
  return readers.find(({ email }) => email.toLowerCase() === address.toLowerCase())
}
