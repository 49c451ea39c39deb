import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import { AuditEvent } from '#src/admin/audit/audit-event.entity.js'
import { activeUserWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { mailboxLink, recipientNotice } from './mailbox-mail-kinds.js'
import { RecipientMailbox } from './recipient-mailbox.entity.js'
import { currentMailboxes } from './recipient-mailboxes.service.js'

/** Change of the recipients, as the audit log contains it. */
export interface RecipientChange {
  email: string
  location: string | null
}

/** Queues mails about the recipients of personal data: links to new mailboxes, and notices of changes. */
@Injectable()
export class RecipientMailQueueService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent('recipient.link_issued')
  async queueLinks(mailboxIds: string[], manager: EntityManager): Promise<void> {
    const mailboxes = await manager.findBy(RecipientMailbox, { id: In(mailboxIds), endedAt: IsNull() })
    const mails = mailboxes.map(({ id, email }) => ({
      kind: mailboxLink,
      subjectId: id,
      recipient: email,
      language: defaultLanguage,
    }))
    await this.queue.add(manager, mails)
  }

  /** Notifies all administrators, and the mailboxes that receive or received what the changed one does. */
  @OnEvent('recipient.changed')
  async queueNotices(auditEventIds: string[], manager: EntityManager): Promise<void> {
    const administrators = await manager.findBy(User, { role: 'admin', ...activeUserWhere })
    const mailboxes = await currentMailboxes(manager)
    const events = await manager.findBy(AuditEvent, { id: In(auditEventIds) })
    const mails = events.flatMap((event): MailToSend[] => {
      const { email, location } = event.details as RecipientChange
      const peers = mailboxes.filter((mailbox) => mailbox.location === location && !isSameAddress(mailbox.email, email))
      const former = event.action === 'recipient.ended' ? [email] : []
      const recipients = [
        ...administrators.map((user) => ({ recipient: user.email, language: user.language })),
        ...peers.map((mailbox) => ({ recipient: mailbox.email, language: defaultLanguage })),
        ...former.map((recipient) => ({ recipient, language: defaultLanguage })),
      ].filter(({ recipient }) => isDeliverable(recipient))
      return recipients
        .filter(
          (each, index) => recipients.findIndex(({ recipient }) => isSameAddress(recipient, each.recipient)) === index,
        )
        .map((each) => ({ ...each, kind: recipientNotice, subjectId: event.id }))
    })
    await this.queue.add(manager, mails)
  }
}
