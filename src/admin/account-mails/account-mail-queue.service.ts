import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { MailQueueService } from '../../mail/mail-queue.service.js'
import type { OutboxEvent } from '../../outbox/outbox-event.entity.js'
import { OutboxService } from '../../outbox/outbox.service.js'
import { InvitationsService, LINK_ISSUED } from '../accounts/invitations/invitations.service.js'
import { PASSWORD_FORGOTTEN } from '../accounts/forgotten-passwords/forgotten-passwords.service.js'
import { AuditEvent } from '../audit/audit-event.entity.js'
import { AuditLogService, USER_TOLD } from '../audit/audit-log.service.js'
import { User } from '../users/user.entity.js'
import { whoCanSignIn } from '../users/who-can-sign-in.js'

const HOUR_MS = 3_600_000

export const passwordLink = 'account.link'
export const notice = 'account.notice'

/** Queues what people are told of their own account. */
@Injectable()
export class AccountMailQueueService implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly queue: MailQueueService,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.outbox.on(PASSWORD_FORGOTTEN, (events, manager) => this.issueLinks(events, manager))
    this.outbox.on(LINK_ISSUED, (events, manager) => this.sendLinks(events, manager))
    this.outbox.on(USER_TOLD, (events, manager) => this.sendNotices(events, manager))
  }

  /** For who has a password: others have a link already, or are to ask whoever took the password away. */
  private async issueLinks(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const able = { id: In(subjectsOf(events)), ...whoCanSignIn }
    const users = await manager.find(User, { where: able, order: { id: 'ASC' } })
    // Who is asked for by somebody else keeps the link that they may just have opened.
    for (const { id } of users) await this.invitations.issueOrRepeat(id, manager, HOUR_MS, HOUR_MS / 2)
    for (const { id } of users)
      await this.audit.record({ action: 'user.password_forgotten', subject: { kind: 'user', id } }, manager)
  }

  private async sendLinks(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const users = await manager.findBy(User, { id: In(subjectsOf(events)) })
    const mails = users.map(({ id, email, language }) => ({
      kind: passwordLink,
      subjectId: id,
      recipient: email,
      language,
    }))
    await this.queue.add(manager, mails)
  }

  private async sendNotices(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const told = await manager.findBy(AuditEvent, { id: In(subjectsOf(events)) })
    const users = await manager.findBy(User, { id: In(told.map(userOf)) })
    const mails = told.flatMap((event) => {
      const user = users.find(({ id }) => id === userOf(event))
      return user ? [{ kind: notice, subjectId: event.id, recipient: user.email, language: user.language }] : []
    })
    await this.queue.add(manager, mails)
  }
}

function subjectsOf(events: OutboxEvent[]): string[] {
  return events.map(({ subjectId }) => subjectId)
}

/** Whom it was done to, else who did it. */
function userOf({ subjectKind, subjectId, actorId }: AuditEvent): string | null {
  return subjectKind === 'user' ? subjectId : actorId
}
