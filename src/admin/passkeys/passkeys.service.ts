import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { activeUserWhere } from '#src/platform/access/active-user-where.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { Passkey } from './passkey.entity.js'
import { PasskeyCeremoniesService } from './passkey-ceremonies.service.js'
import type { PasskeyAssertionDto } from './passkey-responses.dto.js'

/** Passkeys of users, and what they sign. */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ceremonies: PasskeyCeremoniesService,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns the passkeys of a user, oldest first. */
  list(userId: string): Promise<Passkey[]> {
    return this.dataSource.manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC' } })
  }

  count(userId: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(Passkey, { userId })
  }

  /**
   * Accepts a signed challenge once.
   * @returns the user of the passkey; null for a wrong response, an unknown passkey, and one of a user who cannot sign in
   */
  async redeem(assertion: PasskeyAssertionDto, challenge: string): Promise<User | null> {
    const passkey = await this.dataSource.manager.findOne(Passkey, {
      where: { credentialId: assertion.id, user: activeUserWhere },
      relations: { user: true },
    })
    const signed = passkey && (await this.ceremonies.verifyAssertion(assertion, challenge, passkey))
    if (!signed) return null
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(Passkey)
      .set({ counter: signed.counter, backedUp: signed.backedUp, lastUsedAt: new Date() })
      .where('id = :id', { id: passkey.id })
      .andWhere('(counter < CAST(:counter AS bigint) OR counter = 0 AND CAST(:counter AS bigint) = 0)', {
        counter: signed.counter,
      })
      .execute()
    if (affected === 1) return passkey.user
    await this.recordCopy(passkey)
    return null
  }

  /** Removes all passkeys of a user. @param actor absent on the command line */
  async removeAll(userId: string, manager: EntityManager, actor?: SignedInUser): Promise<void> {
    const passkeys = await manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC' } })
    if (passkeys.length === 0) return
    await manager.delete(Passkey, { userId })
    const details = { name: passkeys.map(({ name }) => name).join(', ') }
    const subject = { kind: 'user', id: userId }
    await this.audit.record({ action: 'user.passkey_removed', actor, subject, details, tellsUser: true }, manager)
  }

  /** Records a signature whose counter has not increased: another authenticator may have the same private key. */
  private async recordCopy({ id, name, userId }: Passkey): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(Passkey, { id }))) return // removed meanwhile
    const subject = { kind: 'user', id: userId }
    await this.audit.record({ action: 'user.passkey_copied', subject, details: { name }, tellsUser: true })
  }
}
