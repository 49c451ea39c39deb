import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import type { LeadKind } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'
import { mayReceive } from './colleagues/may-receive.js'
import { isVisible } from '../visible-leads.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Finds the recipients of mails about leads, and checks them again when the mails are sent. */
@Injectable()
export class LeadMailRecipientsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly staffAddresses: StaffAddressesService,
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
    const staffOf = await this.staffAddresses.read(manager)
    const mails = leads.flatMap(({ kind, lead }): MailToSend[] => {
      const assignee = assignees.find(({ id, locations }) => id === lead.assigneeId && isVisible(lead, locations))
      const mail = { kind: letter(kind.scope), subjectId: lead.id }
      if (assignee && isDeliverable(assignee.email))
        return [{ ...mail, recipient: assignee.email, language: assignee.language }]
      return staffOf(lead).map((recipient) => ({ ...mail, recipient, language: defaultLanguage }))
    })
    await this.queue.add(manager, mails)
  }

  /**
   * Checks whether a recipient may still receive a mail: meanwhile the lead may have moved to another location, or the
   * recipient may have been bound to another one. Otherwise queues a mail for the current shared mailbox instead.
   */
  async admits(mail: OutgoingMail, kind: LeadKind): Promise<boolean> {
    const { recipient, subjectId, language } = mail
    return this.dataSource.transaction(async (manager) => {
      const isReader = await manager.existsBy(User, { email: recipient, ...leadReaderWhere })
      if (isReader && (await mayReceive(manager, recipient, kind, subjectId))) return true
      const lead = await manager.findOneBy<Lead>(kind.entity, { id: subjectId })
      if (!lead) return false
      const current = (await this.staffAddresses.read(manager))(lead)
      const admitted = [...current, ...(await this.staffAddresses.ofHeadOffice(manager))]
      if (!isReader && admitted.some((address) => isSameAddress(address, recipient))) return true
      const about = { kind: mail.kind, subjectId }
      const queued = await manager.findBy(OutgoingMail, { ...about, createdAt: MoreThanOrEqual(mail.createdAt) })
      const missing = current.filter((address) => !queued.some((each) => isSameAddress(each.recipient, address)))
      await this.queue.add(
        manager,
        missing.map((address) => ({ ...about, recipient: address, language })),
      )
      return false
    })
  }
}
