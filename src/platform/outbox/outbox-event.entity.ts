import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { SUBJECTS } from '../personal-data/person-in-sql.js'
import { HoldsPersonalData } from '../personal-data/personal-tables.js'
import type { OutboxEventType } from './events.js'

/** Transactional outbox row, stored with the change that it is about and deleted when all handlers have run. */
@Entity('outbox_events')
@HoldsPersonalData({ of: `stored.subject_id = ANY (${SUBJECTS})`, erased: 'last' })
export class OutboxEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column('text')
  type: OutboxEventType

  /** Id of the subject, whose kind depends on the type. */
  @Column('text', { name: 'subject_id' })
  subjectId: string

  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date
}
