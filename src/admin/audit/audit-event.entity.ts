import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { AuditAction } from './audit-actions.js'

/** One line of the audit log. Never changed and never removed: the table refuses both. */
@Entity('audit_events')
@Index('audit_events_by_action', ['action', 'id'])
@Index('audit_events_by_actor', ['actorEmail', 'id'])
@Index('audit_events_by_subject', ['subjectKind', 'subjectId'])
export class AuditEvent {
  /** Grows along the chain; gaps are rolled-back transactions. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date

  /** Null for the system and for strangers. No foreign key: the log outlives the account. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null

  /** As it was then. */
  @Column('citext', { name: 'actor_email', nullable: true })
  actorEmail: string | null

  @Column('text')
  action: AuditAction

  /** What it was done to: a kind such as `user`, and that thing's id. */
  @Column('text', { name: 'subject_kind', nullable: true })
  subjectKind: string | null

  @Column('text', { name: 'subject_id', nullable: true })
  subjectId: string | null

  /** What else must be known later; no more personal data than that needs. */
  @Column('jsonb')
  details: object

  /** The hash of the line before; unique, so that the chain cannot fork. */
  @Column('text', { name: 'previous_hash', unique: true })
  previousHash: string

  /** SHA-256 of this line and of the hash before it, in hexadecimal. */
  @Column('text')
  hash: string
}
