import { Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Request } from 'express'
import { DataSource, type EntityManager } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { AuditAction } from '../../audit/audit-actions.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { Passkey } from '../../passkeys/passkey.entity.js'
import { PasskeyCeremoniesService } from '../../passkeys/passkey-ceremonies.service.js'
import { PasskeysService } from '../../passkeys/passkeys.service.js'
import { SecondFactorRequirementService } from '../../second-factor/second-factor-requirement.service.js'
import { SecondFactorsService } from '../../second-factor/second-factors.service.js'
import { PasskeyChallengesService } from '../../session/passkey-challenges.service.js'
import { isCurrent } from '../../session/session-stamp.js'
import { sessionUserOf } from '../../session/session-user.js'
import { lockUser } from './lock-user.js'
import { OwnPasswordsService } from './own-passwords.service.js'
import { type AddPasskeyDto, PasskeyDto } from './passkey.dto.js'

const MOST = 20

/** Management of the own passkeys. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: OwnPasswordsService,
    private readonly passkeys: PasskeysService,
    private readonly ceremonies: PasskeyCeremoniesService,
    private readonly challenges: PasskeyChallengesService,
    private readonly secondFactors: SecondFactorsService,
    private readonly requirement: SecondFactorRequirementService,
    private readonly audit: AuditLogService,
  ) {}

  async list(userId: string): Promise<PasskeyDto[]> {
    return (await this.passkeys.list(userId)).map((passkey) => PasskeyDto.pick(passkey))
  }

  /** Returns a challenge for a new passkey. @throws Problem 422 for a wrong password, 429 */
  async begin(user: SignedInUser, password: string, request: Request): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.passwords.confirm(user.id, password, 'password')
    const options = await this.ceremonies.registrationOptions(user, await this.passkeys.list(user.id))
    await this.challenges.remember(request, 'registration', options.challenge)
    return options
  }

  /**
   * Adds the passkey that has signed the challenge.
   * @throws Problem 409 `passkey.too_many`, 422 `passkey.failed`, UnauthorizedException if the session was ended during the request
   */
  async add(user: SignedInUser, { name, ...attestation }: AddPasskeyDto, request: Request): Promise<PasskeyDto> {
    const challenge = await this.challenges.take(request.sessionID, 'registration')
    const credential = challenge && (await this.ceremonies.verifyRegistration(attestation, challenge))
    if (!credential) throw new Problem({ code: 'passkey.failed' })
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockUser(user.id, manager)
      // An administrator may have reset the account, and removed its passkeys, since the request began.
      if (!isCurrent(sessionUserOf(request.session)?.stamp ?? '', locked)) throw new UnauthorizedException()
      if ((await this.passkeys.count(user.id, manager)) >= MOST)
        throw new Problem({ code: 'passkey.too_many', args: { most: MOST } })
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Passkey)
        .values({ ...credential, userId: user.id, name })
        .orIgnore()
        .returning('id')
        .execute()
      const [added] = inserted.raw as { id: string }[]
      if (!added) throw new Problem({ code: 'passkey.failed' }) // somebody has the same credential
      await this.record('user.passkey_added', name, user, manager, true)
      return PasskeyDto.pick(await manager.findOneByOrFail(Passkey, { id: added.id }))
    })
  }

  /** @throws NotFoundException */
  async rename(user: SignedInUser, id: string, name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(Passkey, { id, userId: user.id }, { name })
      if (!affected) throw new NotFoundException()
      await this.record('user.passkey_renamed', name, user, manager)
    })
  }

  /** Removes a passkey. @throws NotFoundException, Problem 409 for the last factor of a role that requires one */
  async remove(user: SignedInUser, id: string): Promise<void> {
    const isRequired = await this.requirement.isRequiredOf(user.role)
    await this.dataSource.transaction(async (manager) => {
      await lockUser(user.id, manager)
      const passkey = await manager.findOneBy(Passkey, { id, userId: user.id })
      if (!passkey) throw new NotFoundException()
      const isLast = (await this.passkeys.count(user.id, manager)) === 1
      if (isRequired && isLast && !(await this.secondFactors.findConfirmed(user.id, manager)))
        throw new Problem({ code: 'second_factor.required' })
      await manager.delete(Passkey, { id })
      await this.record('user.passkey_removed', passkey.name, user, manager, true)
    })
  }

  private record(
    action: AuditAction,
    name: string,
    actor: SignedInUser,
    manager: EntityManager,
    tellsUser = false,
  ): Promise<void> {
    const subject = { kind: 'user', id: actor.id }
    return this.audit.record({ action, actor, subject, details: { name }, tellsUser }, manager)
  }
}
