import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import { publish } from '#src/platform/outbox/publish.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { Invitation } from '../../users/invitation.entity.js'
import { OwnPasswordsService } from '../own/own-passwords.service.js'
import type { InvitationLinkDto } from '../user.dto.js'
import type { AcceptInvitationDto } from './accept-invitation.dto.js'

const VALID_MS = 7 * 24 * 3_600_000

/** Links to choose a password: after an invitation, a reset, or a request of the user. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
    private readonly passwords: OwnPasswordsService,
    private readonly audit: AuditLogService,
  ) {}

  /** Issues a link, mailed to the user; earlier links become invalid. @returns the link only if no mail can be sent */
  async issue(userId: string, manager: EntityManager, validMs = VALID_MS): Promise<InvitationLinkDto> {
    const expiresAt = new Date(Date.now() + validMs)
    const token = this.tokenOf(userId, expiresAt)
    await manager.upsert(Invitation, { userId, tokenHash: hashOfToken(token), expiresAt }, ['userId'])
    await publish(manager, 'account.link_issued', userId)
    return { userId, link: this.environment.smtpUrl ? null : this.linkWith(token), expiresAt }
  }

  /** Mails the current link again if it is valid for long enough, else a new one. */
  async issueOrRepeat(userId: string, manager: EntityManager, validMs: number, enoughMs: number): Promise<void> {
    const open = { userId, expiresAt: MoreThan(new Date(Date.now() + enoughMs)) }
    if (await manager.existsBy(Invitation, open)) await publish(manager, 'account.link_issued', userId)
    else await this.issue(userId, manager, validMs)
  }

  /** Returns the latest link while it is valid; undefined if the secret that created it was removed. */
  async linkOf(userId: string, use: LetterUse): Promise<{ link: string; expiresAt: Date } | undefined> {
    const open = { userId, expiresAt: MoreThan(new Date()), user: { disabledAt: IsNull() } }
    const invitation = await this.dataSource.manager.findOneBy(Invitation, open)
    const token = invitation && this.tokenOf(userId, invitation.expiresAt)
    if (!token || hashOfToken(token) !== invitation.tokenHash) return undefined
    return { link: this.linkWith(use === 'sent' ? token : REDACTED_TOKEN), expiresAt: invitation.expiresAt }
  }

  /** Returns the user of a link; null if it was used, replaced, has expired or is forged. */
  async find(token: string): Promise<User | null> {
    const invitation = await this.findBy(token, this.dataSource.manager)
    return invitation?.user ?? null
  }

  /**
   * Accepts an invitation.
   * @returns the updated user
   * @throws Problem 404 `invitation.invalid`, 422 for a password that is too common
   */
  async accept({ token, name, password }: AcceptInvitationDto): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const invitation = await this.findBy(token, manager)
      const user = invitation?.user
      if (!user) throw invalid()
      // Locks the user first, in the order of all changes of accounts.
      await manager.findOne(User, { where: { id: user.id }, lock: { mode: 'pessimistic_write' } })
      const { affected } = await manager.delete(Invitation, { userId: user.id, tokenHash: invitation.tokenHash })
      if (!affected) throw invalid() // the link was used concurrently
      if (name !== undefined) user.name = name || null
      await manager.update(User, { id: user.id }, { name: user.name })
      const changed = await this.passwords.set(user, password, manager)
      const isNew = user.passwordSetAt === null
      const action = isNew ? 'user.invitation_accepted' : 'user.password_reset'
      await this.audit.record({ action, actor: user, tellsUser: !isNew }, manager)
      return changed
    })
  }

  /** Derives the token from the secret, so that it cannot be forged and a repeated mail contains the same one. */
  private tokenOf(userId: string, expiresAt: Date): string {
    return this.secret.hash(`${userId} ${expiresAt.getTime()}`, 'invitation')
  }

  private linkWith(token: string): string {
    return `${this.environment.publicUrl}/admin/invitation?token=${token}`
  }

  private findBy(token: string, manager: EntityManager): Promise<Invitation | null> {
    return manager.findOne(Invitation, {
      where: { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()), user: { disabledAt: IsNull() } },
      relations: { user: true },
    })
  }
}

function invalid(): Problem {
  return new Problem({ code: 'invitation.invalid' })
}
