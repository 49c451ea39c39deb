import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { activeUserWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { AuditEvent } from '../../audit/audit-event.entity.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { notice, passwordLink, powerNotice } from '../../users/account-mail-kinds.js'
import { InvitationsService } from '../invitations/invitations.service.js'

const HOUR_MS = 3_600_000

/** Queues mails to users about their own account. */
@Injectable()
export class AccountMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditLogService,
  ) {}

  /** Issues links to users with a password: others have a link already, or must ask an administrator for one. */
  @OnEvent('account.password_forgotten')
  async issueLinks(userIds: string[], manager: EntityManager): Promise<void> {
    const able = { id: In(userIds), ...activeUserWhere }
    const users = await manager.find(User, { where: able, order: { id: 'ASC' } })
    // Keeps a recent link valid, so that a stranger's request does not invalidate one that was just opened.
    for (const { id } of users) await this.invitations.issueOrRepeat(id, manager, HOUR_MS, HOUR_MS / 2)
    for (const { id } of users)
      await this.audit.record({ action: 'user.password_forgotten', subject: { kind: 'user', id } }, manager)
  }

  @OnEvent('account.link_issued')
  async queueLinks(userIds: string[], manager: EntityManager): Promise<void> {
    const users = await manager.findBy(User, { id: In(userIds) })
    const mails = users.map(({ id, email, language }) => ({
      kind: passwordLink,
      subjectId: id,
      recipient: email,
      language,
    }))
    await this.queue.add(manager, mails)
  }

  @OnEvent('account.user_told')
  async queueNotices(auditEventIds: string[], manager: EntityManager): Promise<void> {
    const told = await manager.findBy(AuditEvent, { id: In(auditEventIds) })
    const users = await manager.findBy(User, { id: In(told.map(userOf)) })
    const mails = told.flatMap((event) => {
      const user = users.find(({ id }) => id === userOf(event))
      return user ? [{ kind: notice, subjectId: event.id, recipient: user.email, language: user.language }] : []
    })
    await this.queue.add(manager, mails)
  }

  @OnEvent('account.power_given')
  async queuePowerNotices(auditEventIds: string[], manager: EntityManager): Promise<void> {
    const administrators = await manager.findBy(User, { role: 'admin', ...activeUserWhere })
    const mails = auditEventIds.flatMap((subjectId) =>
      administrators.map(({ email, language }) => ({ kind: powerNotice, subjectId, recipient: email, language })),
    )
    await this.queue.add(manager, mails)
  }
}

/** Returns the id of the user concerned: the subject, else the actor. */
function userOf({ subjectKind, subjectId, actorId }: AuditEvent): string | null {
  return subjectKind === 'user' ? subjectId : actorId
}
