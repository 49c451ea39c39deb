import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { ConfirmationToken } from '../subscription/confirmation-token.entity.js'
import { withdrawRefusals } from '../subscription/refused-mailboxes.js'

/** Addresses that staff suppress, because mails bounce or the recipient has complained. */
@Injectable()
export class SubscriberSuppressionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** Suppresses addresses in any state. @returns the number of changed ones */
  suppress(ids: string[], actor: SignedInUser): Promise<number> {
    return this.change(ids, new Date(), actor)
  }

  /** Releases addresses to their previous state, and allows requests to confirm a subscription again. @returns the number of changed ones */
  release(ids: string[], actor: SignedInUser): Promise<number> {
    return this.change(ids, null, actor)
  }

  private change(ids: string[], suppressedAt: Date | null, actor: SignedInUser): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      if (suppressedAt) await manager.delete(ConfirmationToken, { subscriberId: In(ids) })
      else await this.withdrawRefusals(manager, ids)
      const updated = await manager
        .createQueryBuilder()
        .update(NewsletterSubscriber)
        .set({ suppressedAt })
        .where({ id: In(ids), suppressedAt: suppressedAt ? IsNull() : Not(IsNull()) })
        .returning('id')
        .execute()
      const changed = (updated.raw as { id: string }[]).map(({ id }) => id)
      if (changed.length > 0) {
        const action = suppressedAt ? 'subscribers.suppressed' : 'subscribers.released'
        await this.audit.record({ action, actor, details: { count: changed.length, ids: changed } }, manager)
      }
      return changed.length
    })
  }

  private async withdrawRefusals(manager: EntityManager, ids: string[]): Promise<void> {
    const subscribers = await manager.find(NewsletterSubscriber, { select: { email: true }, where: { id: In(ids) } })
    await withdrawRefusals(
      manager,
      subscribers.map(({ email }) => email),
    )
  }
}
