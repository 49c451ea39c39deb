import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm'
import { Environment } from '#src/config/environment.js'
import { Problem } from '#src/http/problems/problem.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import type { AcceptInvitationDto } from './accept-invitation.dto.js'
import { Invitation } from './invitation.entity.js'
import { OwnPasswordsService } from '../own/own-passwords.service.js'
import type { InvitationLinkDto } from '../user.dto.js'
import { hashOfToken } from '../../users/token-hash.js'
import { User } from '../../users/user.entity.js'

const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 7
const TOKEN_BYTES = 32

/** Links with which a person chooses their password: at the beginning, and after a reset. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly passwords: OwnPasswordsService,
    private readonly audit: AuditLogService,
  ) {}

  /** The link is in the answer and nowhere else; an earlier one of the same user stops working. */
  async issue(userId: string, manager: EntityManager): Promise<InvitationLinkDto> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const expiresAt = new Date(Date.now() + VALID_DAYS * DAY_MS)
    await manager.upsert(Invitation, { userId, tokenHash: hashOfToken(token), expiresAt }, ['userId'])
    return { userId, link: `${this.environment.publicUrl}/admin/invitation?token=${token}`, expiresAt }
  }

  /** Whom a link is for; null when it is used up, replaced, expired or made up. */
  async find(token: string): Promise<User | null> {
    const invitation = await this.findBy(token, this.dataSource.manager)
    return invitation?.user ?? null
  }

  /** @throws Problem 404 `invitation.invalid`, 422 for a password that is too common */
  async accept({ token, name, password }: AcceptInvitationDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const invitation = await this.findBy(token, manager)
      const user = invitation?.user
      if (!user) throw invalid()
      const { affected } = await manager.delete(Invitation, { userId: user.id, tokenHash: invitation.tokenHash })
      if (!affected) throw invalid() // somebody else was faster with the same link
      if (name !== undefined) await manager.update(User, { id: user.id }, { name: name || null })
      await this.passwords.set(user, password, manager)
      await this.audit.record({ action: 'user.invitation_accepted', actor: user }, manager)
    })
  }

  private findBy(token: string, manager: EntityManager): Promise<Invitation | null> {
    return manager.findOne(Invitation, {
      where: { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()), user: { disabledAt: IsNull() } },
      relations: { user: true },
    })
  }
}

function invalid(): Problem {
  return new Problem({ status: 404, code: 'invitation.invalid', text: 'invitationInvalid' })
}
