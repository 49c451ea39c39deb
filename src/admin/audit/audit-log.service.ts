import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, MoreThan } from 'typeorm'
import { type AuditAction, AuditEvent } from './audit-event.entity.js'
import { GENESIS_HASH, hashOf } from './audit-hash.js'

export interface AuditRecord {
  action: AuditAction
  /** Who did it; absent for the system and for strangers. */
  actor?: { id: string; email: string }
  subject?: { kind: string; id: string }
  details?: object
}

/** Any number that no other program takes on the same server. */
const AUDIT_LOCK = 7_203_460_916

const MINUTE_MS = 60_000

/** The append-only record of who did what (AUD-1). */
@Injectable()
export class AuditLog {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Appends a line. With a `manager` it stands or falls with that transaction; call it last there, since every other
   * writer of the log waits from here until the transaction ends.
   */
  record(event: AuditRecord, manager?: EntityManager): Promise<void> {
    return manager ? append(event, manager) : this.dataSource.transaction((own) => append(event, own))
  }

  /** Appends a line unless it would repeat one of the last so many minutes: the same person, action and subject. */
  async recordOnceIn(
    minutes: number,
    { action, actor, subject }: Required<Pick<AuditRecord, 'action' | 'actor' | 'subject'>>,
  ): Promise<void> {
    const recent = MoreThan(new Date(Date.now() - minutes * MINUTE_MS))
    const same = { action, actorId: actor.id, subjectKind: subject.kind, subjectId: subject.id, at: recent }
    if (await this.dataSource.manager.existsBy(AuditEvent, same)) return
    await this.record({ action, actor, subject })
  }
}

/** Under a lock that all processes share: each line needs the hash of the one before it. */
async function append({ action, actor, subject, details = {} }: AuditRecord, manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [AUDIT_LOCK])
  const [last] = await manager.find(AuditEvent, { select: { id: true, hash: true }, order: { id: 'DESC' }, take: 1 })
  const event = {
    at: new Date(),
    actorId: actor?.id ?? null,
    actorEmail: actor?.email ?? null,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    details: JSON.parse(JSON.stringify(details)) as object, // as it will be read: without undefined
    previousHash: last?.hash ?? GENESIS_HASH,
  }
  await manager.insert(AuditEvent, { ...event, hash: hashOf(event) })
}
