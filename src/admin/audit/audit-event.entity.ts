import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { AuditAction } from './audit-actions.js'

/** Row of the audit log. The table rejects updates and deletions. */
@Entity('audit_events')
@Index('audit_events_by_action', ['action', 'id'])
@Index('audit_events_by_actor', ['actorEmail', 'id'])
@Index('audit_events_by_subject', ['subjectKind', 'subjectId'])
export class AuditEvent {
  /** Increases along the chain; gaps are rolled-back transactions. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date

  /** Null for the system and strangers. No foreign key: the log outlives the account. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null

  /** Address at the time of the event. */
  @Column('citext', { name: 'actor_email', nullable: true })
  actorEmail: string | null

  @Column('text')
  action: AuditAction

  /** Subject: a kind such as `user`, and its id. */
  @Column('text', { name: 'subject_kind', nullable: true })
  subjectKind: string | null

  @Column('text', { name: 'subject_id', nullable: true })
  subjectId: string | null

  /** Further details, with the minimum of personal data. */
  @Column('jsonb')
  details: object

  /** Hash of the previous row; unique, so that the chain cannot fork. */
  @Column('text', { name: 'previous_hash', unique: true })
  previousHash: string

  /** SHA-256 of this row and the previous hash, in hexadecimal. */
  @Column('text')
  hash: string
}
