import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/**
 * That something happened of which others are to be told, written in the statement that makes it happen. It is gone when
 * all that is to be sent because of it is queued.
 */
@Entity('outbox_events')
export class OutboxEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  /** Such as `contact.received`. */
  @Column('text')
  type: string

  /** What it happened to: the id of a lead, a subscriber, a user. */
  @Column('text', { name: 'subject_id' })
  subjectId: string

  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date
}
