import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { readRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { overdueLetter } from '../lead-mail-kinds.js'
import { LeadMailRecipientsService } from '../mails/lead-mail-recipients.service.js'
import { findWaiting } from './answer-deadlines.service.js'

/** Queues mails about leads whose senders still wait after the deadline: to the colleague, later to the head office. */
@Injectable()
export class OverdueMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly headOffice: HeadOfficeService,
    private readonly recipients: LeadMailRecipientsService,
  ) {}

  @OnEvent('lead.overdue')
  async queueForColleagues(leadIds: string[], manager: EntityManager): Promise<void> {
    await this.recipients.queueForColleagues(manager, await findWaiting(manager, leadIds), overdueLetter)
  }

  @OnEvent('lead.escalated')
  async queueForHeadOffice(leadIds: string[], manager: EntityManager): Promise<void> {
    const headOffice = this.headOffice.addresses(await readRecipients(manager))
    const waiting = await findWaiting(manager, leadIds)
    const mails = waiting.flatMap(({ kind, lead }) =>
      headOffice.map((recipient) => ({
        kind: overdueLetter(kind.scope),
        subjectId: lead.id,
        recipient,
        language: defaultLanguage,
      })),
    )
    await this.queue.add(manager, mails)
  }
}
