import { Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, MoreThan } from 'typeorm'
import { Secret } from '#src/platform/crypto/secret.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import { publish } from '#src/platform/outbox/publish.js'
import { getFirst } from '#src/shared/lookups.js'
import type { AuditAction } from './audit-actions.js'
import { AuditEvent } from './audit-event.entity.js'
import { AuditHead } from './audit-head.entity.js'
import { GENESIS_HASH, hashAuditRow } from './audit-row-hash.js'
import { isSealed, sealed } from './audit-seal.js'

export interface AuditRecord {
  action: AuditAction
  /** Acting user; absent for the system and strangers. */
  actor?: { id: string; email: string }
  subject?: { kind: string; id: string }
  details?: object
  /** Sends a mail to the user concerned: the subject, or else the actor. */
  tellsUser?: boolean
  /** Sends a mail to all administrators. */
  tellsAdministrators?: boolean
  /** Outbox event about the row. */
  publishes?: OutboxEventType
}

const MINUTE_MS = 60_000

const ONLY = { id: 1 }

/** Append-only audit log. */
@Injectable()
export class AuditLogService implements OnModuleInit {
  private readonly logger = new Logger('audit')
  private complained = false

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
  ) {}

  /** Signs a log from before signatures, and signs it again after a rotation of the secret. */
  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'auditLog')
      const head = await manager.findOneBy(AuditHead, ONLY)
      const last = await lastEvent(manager)
      if (head?.hash === hashAfter(last) && (head.seal === null || isSealed(head, this.secret))) {
        await manager.update(AuditHead, ONLY, sealed(head, this.secret))
      } else {
        this.complain()
      }
    })
  }

  /**
   * Appends a row. With a `manager` it belongs to that transaction; call it last there, because all other writers of
   * the log wait until the transaction ends.
   */
  record(event: AuditRecord, manager?: EntityManager): Promise<void> {
    return manager ? this.append(event, manager) : this.dataSource.transaction((own) => this.append(event, own))
  }

  /** Appends a row unless the same user, action and subject were recorded within a number of minutes. */
  async recordOnceIn(
    minutes: number,
    { action, actor, subject }: Required<Pick<AuditRecord, 'action' | 'actor' | 'subject'>>,
  ): Promise<void> {
    const recent = MoreThan(new Date(Date.now() - minutes * MINUTE_MS))
    const same = { action, actorId: actor.id, subjectKind: subject.kind, subjectId: subject.id, at: recent }
    if (await this.dataSource.manager.existsBy(AuditEvent, same)) return
    await this.record({ action, actor, subject })
  }

  /** Appends a row unless the newest one of its subject has the same user and action, and is at most some minutes old. */
  async recordUnlessLast(
    minutes: number,
    event: Required<Pick<AuditRecord, 'action' | 'actor' | 'subject'>>,
    manager: EntityManager,
  ): Promise<void> {
    const { kind: subjectKind, id: subjectId } = event.subject
    const [last] = await manager.find(AuditEvent, { where: { subjectKind, subjectId }, order: { id: 'DESC' }, take: 1 })
    const isSame = last?.action === event.action && last.actorId === event.actor.id
    if (isSame && last.at.getTime() > Date.now() - minutes * MINUTE_MS) return
    await this.record(event, manager)
  }

  /** Checks whether a user has ever been recorded with an action. */
  hasRecorded(action: AuditAction, { email }: { email: string }): Promise<boolean> {
    return this.dataSource.manager.existsBy(AuditEvent, { action, actorEmail: email })
  }

  /** Accepts the log as it is, after a restored backup or a lost secret, and records that. */
  async accept(details: object): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'auditLog')
      const rows = String(await manager.count(AuditEvent))
      const end = { rows, hash: hashAfter(await lastEvent(manager)) }
      await manager.upsert(AuditHead, { ...ONLY, ...sealed(end, this.secret) }, ['id'])
      await this.append({ action: 'audit.accepted', details: { ...details, rows } }, manager)
    })
  }

  /** Appends a row under a lock that all processes share, because it contains the hash of the previous row. */
  private async append(
    { action, actor, subject, details = {}, tellsUser, tellsAdministrators, publishes }: AuditRecord,
    manager: EntityManager,
  ): Promise<void> {
    await acquireAdvisoryLock(manager, 'auditLog')
    const last = await lastEvent(manager)
    const event = {
      at: new Date(),
      actorId: actor?.id ?? null,
      actorEmail: actor?.email ?? null,
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      details: JSON.parse(JSON.stringify(details)) as object, // as it will be read back: without undefined
      previousHash: hashAfter(last),
    }
    const hash = hashAuditRow(event)
    const { identifiers } = await manager.insert(AuditEvent, { ...event, hash })
    const id = String(getFirst(identifiers).id)
    if (tellsUser) await publish(manager, 'account.user_told', id)
    if (tellsAdministrators) await publish(manager, 'account.power_given', id)
    if (publishes) await publish(manager, publishes, id)
    await this.moveHead({ from: event.previousHash, to: hash }, manager)
  }

  /** Moves the head, unless it is forged or not at the end of the log, so that tampering stays visible. */
  private async moveHead({ from, to }: { from: string; to: string }, manager: EntityManager): Promise<void> {
    const head = await manager.findOneBy(AuditHead, ONLY)
    if (head?.hash === from && isSealed(head, this.secret)) {
      await manager.update(AuditHead, ONLY, sealed({ rows: String(BigInt(head.rows) + 1n), hash: to }, this.secret))
    } else {
      this.complain()
    }
  }

  private complain(): void {
    if (!this.complained) this.logger.error('The audit log does not end as this site left it: see npm run audit:verify')
    this.complained = true
  }
}

async function lastEvent(manager: EntityManager): Promise<Pick<AuditEvent, 'hash'> | undefined> {
  const [last] = await manager.find(AuditEvent, { select: { id: true, hash: true }, order: { id: 'DESC' }, take: 1 })
  return last
}

function hashAfter(last: Pick<AuditEvent, 'hash'> | undefined): string {
  return last?.hash ?? GENESIS_HASH
}
