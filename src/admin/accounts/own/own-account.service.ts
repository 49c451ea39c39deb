import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { Request } from 'express'
import { DataSource } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { publish } from '#src/platform/outbox/publish.js'
import type { LeadsByMail } from '#src/shared/admin/leads-by-mail.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { PasskeysService } from '../../passkeys/passkeys.service.js'
import { SecondFactorRequirementService } from '../../second-factor/second-factor-requirement.service.js'
import { SecondFactorSecretsService } from '../../second-factor/second-factor-secrets.service.js'
import { notPending, SecondFactorsService } from '../../second-factor/second-factors.service.js'
import type { Enrolment } from '../../second-factor/totp.js'
import { PassportService } from '../../session/passport.service.js'
import { sessionUserOf } from '../../session/session-user.js'
import { UserSessionsService } from '../../session/user-sessions.service.js'
import { AccountDto, ALL_OTHERS, type ChangePasswordDto, type EndSessionsDto } from './account.dto.js'
import { lockUser } from './lock-user.js'
import { OwnPasswordsService } from './own-passwords.service.js'

/** Time to confirm a second factor after the password; then another user may sit at the open session. */
const ENROLMENT_MS = 15 * 60_000

/** Management of the own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: OwnPasswordsService,
    private readonly secondFactors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
    private readonly secrets: SecondFactorSecretsService,
    private readonly requirement: SecondFactorRequirementService,
    private readonly sessions: UserSessionsService,
    private readonly passport: PassportService,
    private readonly audit: AuditLogService,
  ) {}

  async show(id: string): Promise<AccountDto> {
    const user = await this.dataSource.manager.findOneByOrFail(User, { id })
    const factor = await this.secondFactors.findConfirmed(id)
    return AccountDto.pick(user, {
      secondFactor: factor !== null,
      secondFactorRequired: await this.requirement.isRequiredOf(user.role),
      recoveryCodesLeft: factor ? this.secrets.countRecoveryCodes(factor) : 0,
      passkeys: await this.passkeys.count(id),
    })
  }

  /**
   * Changes the password, ends all sessions and begins a new one for the request.
   * @throws Problem 422, 429, UnauthorizedException if the session was ended during the request
   */
  async changePassword(
    { id, mustConfirmPassword }: SignedInUser,
    { currentPassword = '', newPassword }: ChangePasswordDto,
    request: Request,
  ): Promise<void> {
    if (mustConfirmPassword) await this.passwords.confirm(id, currentPassword)
    const user = await this.passwords.change(id, sessionUserOf(request.session)?.stamp ?? '', newPassword)
    await this.audit.record({ action: 'session.began', actor: user })
    await this.passport.begin(request, user)
  }

  /** Updates the name. @param name removed if empty */
  async rename(user: SignedInUser, name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(User, { id: user.id }, { name: name || null })
      const subject = { kind: 'user', id: user.id }
      await this.audit.record({ action: 'user.renamed', actor: user, subject }, manager)
    })
  }

  /** Updates the mail notifications. Turning digests off sends a last one immediately, with all pending leads. */
  async chooseLeadsByMail(user: SignedInUser, leadsByMail: LeadsByMail): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(User, { id: user.id }, { leadsByMail })
      if (leadsByMail !== 'digest') await publish(manager, 'leads.digest_ended', user.id)
      const subject = { kind: 'user', id: user.id }
      const details = { to: leadsByMail }
      await this.audit.record({ action: 'user.leads_by_mail_chosen', actor: user, subject, details }, manager)
    })
  }

  /** Ends another own session, or all others. @throws NotFoundException, Problem 422 for a wrong password, 429 */
  async endSessions(user: SignedInUser, { session, password }: EndSessionsDto, currentSid: string): Promise<void> {
    await this.passwords.confirm(user.id, password, 'password')
    if (session === ALL_OTHERS) await this.sessions.endOthers(user, currentSid)
    else if (!(await this.sessions.end(user, session))) throw new NotFoundException()
  }

  /**
   * Starts setting up the second factor, or another app in its place, in the session.
   * @throws Problem 422 for a wrong password, 429
   */
  async beginSecondFactor(user: SignedInUser, password: string, sid: string): Promise<Enrolment> {
    await this.passwords.confirm(user.id, password, 'password')
    const enrolment = await this.secondFactors.begin(user)
    await this.sessions.setEnrolmentSince(sid, new Date())
    return enrolment
  }

  /** Returns the enrolment that the session began recently. */
  async pendingSecondFactor(user: SignedInUser, sid: string): Promise<Enrolment | null> {
    return (await this.isEnrolling(sid)) ? this.secondFactors.pending(user) : null
  }

  /**
   * Enables the second factor with a first code of the app, or replaces the app.
   * @returns recovery codes, not shown again
   * @throws Problem 409 without a recent enrolment of the session, 422 for a wrong code
   */
  async confirmSecondFactor(user: SignedInUser, code: string, sid: string): Promise<string[]> {
    if (!(await this.isEnrolling(sid))) throw notPending()
    const recoveryCodes = await this.secondFactors.confirm(user, code)
    await this.sessions.setEnrolmentSince(sid, null)
    return recoveryCodes
  }

  /**
   * Replaces the recovery codes. @returns the codes, not shown again @throws Problem 409 when disabled, 422 for a wrong
   * password, 429
   */
  async renewRecoveryCodes(user: SignedInUser, password: string): Promise<string[]> {
    await this.passwords.confirm(user.id, password, 'password')
    return this.secondFactors.renewRecoveryCodes(user)
  }

  /**
   * Removes the app. @throws Problem 409 for a role that requires a second factor and a user without a passkey, 422 for a wrong
   * password, 429
   */
  async disableSecondFactor(user: SignedInUser, password: string): Promise<void> {
    await this.passwords.confirm(user.id, password, 'password')
    const isRequired = await this.requirement.isRequiredOf(user.role)
    await this.dataSource.transaction(async (manager) => {
      await lockUser(user.id, manager)
      if (isRequired && (await this.passkeys.count(user.id, manager)) === 0)
        throw new Problem({ code: 'second_factor.required' })
      await this.secondFactors.remove(user.id, manager, user)
    })
  }

  /** Checks whether the session confirmed the password for an enrolment a short time ago. */
  private async isEnrolling(sid: string): Promise<boolean> {
    const since = await this.sessions.enrolmentSince(sid)
    return since !== null && Date.now() - since.getTime() <= ENROLMENT_MS
  }
}
