import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { overdueLetter } from '../lead-mail-kinds.js'
import { StaffAddressesService } from '../mails/staff-addresses.service.js'
import { isVisible } from '../visible-leads.js'
import { findWaiting } from './answer-deadlines.service.js'

/** Queues mails about leads whose senders still wait after the deadline: to the colleague, later to the head office. */
@Injectable()
export class OverdueMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly staffAddresses: StaffAddressesService,
  ) {}

  /** Writes to the assigned colleague; to the shared mailbox if there is none who can sign in. */
  @OnEvent('lead.overdue')
  async tellColleague(leadIds: string[], manager: EntityManager): Promise<void> {
    const waiting = await findWaiting(manager, leadIds)
    const assignees = await manager.findBy(User, {
      id: In(waiting.flatMap(({ lead }) => lead.assigneeId ?? [])),
      ...leadReaderWhere,
    })
    const staffOf = await this.staffAddresses.read(manager)
    const mails = waiting.flatMap(({ kind, lead }): MailToSend[] => {
      const assignee = assignees.find(({ id, locations }) => id === lead.assigneeId && isVisible(lead, locations))
      const mail = { kind: overdueLetter(kind.scope), subjectId: lead.id }
      if (assignee) return [{ ...mail, recipient: assignee.email, language: assignee.language }]
      return staffOf(lead).map((recipient) => ({ ...mail, recipient, language: defaultLanguage }))
    })
    await this.queue.add(manager, mails)
  }

  @OnEvent('lead.escalated')
  async tellHeadOffice(leadIds: string[], manager: EntityManager): Promise<void> {
    const headOffice = await this.staffAddresses.ofHeadOffice(manager)
    const waiting = await findWaiting(manager, leadIds)
    const mails = waiting.flatMap(({ kind, lead }) =>
      headOffice.map((recipient) => ({
        ...{ kind: overdueLetter(kind.scope), subjectId: lead.id, recipient, language: defaultLanguage },
      })),
    )
    await this.queue.add(manager, mails)
  }
}
