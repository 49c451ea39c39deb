import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { DeliveryFault } from '../../shared/webhooks/delivery-fault.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'
import { SUBJECTS } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import { ExpiresWhen } from '#src/platform/personal-data/retention-rules.js'

/** What became of one attempt. */
export interface LoggedAttempt {
  /** From 1, over all starts of the message. */
  number: number
  /** When it ended, as RFC 3339 has it; so are all times of a log. */
  at: string
  /** Of the answer; null where there was none. */
  status: number | null
  /** Why it failed; null where it did not. */
  fault: DeliveryFault | null
  milliseconds: number
  /** When the next one was planned; null where none was. */
  nextAttemptAt: string | null
}

/** A message to one endpoint, from when it is due until it is taken or given up, and what became of it. */
@Entity('webhook_deliveries')
@HoldsPersonalData({ of: `stored.subject_id = ANY (${SUBJECTS})`, erased: 'last' })
// Longer than any delivery is retried and any log is read.
@ExpiresWhen({ due: `stored.created_at < now() - interval '30 days'`, alone: true })
@Index('webhook_deliveries_due', { synchronize: false })
@Index('webhook_deliveries_newest', ['endpointId', 'createdAt', 'id'])
@Index('webhook_deliveries_by_subject', ['subjectId'])
@Index('webhook_deliveries_by_age', ['createdAt'])
export class WebhookDelivery {
  @PrimaryColumn('uuid')
  id: string

  @ForeignKey(() => WebhookEndpoint, { name: 'webhook_deliveries_endpoint_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'endpoint_id' })
  endpointId: string

  /** Its `webhook-id` in every attempt, by which a receiver knows what it has had; the same at every endpoint. */
  @Column('text', { name: 'message_id' })
  messageId: string

  @Column('text')
  type: string

  /** What it tells of: the id of a lead or a subscriber; empty for a test. */
  @Column('text', { name: 'subject_id' })
  subjectId: string

  /** What is sent, to the letter, so that every attempt sends the same. */
  @Column('text')
  body: string

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** While it is being sent: when it is free for another process, should this one have been killed. */
  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date

  @Column('integer', { default: 0 })
  attempts: number

  /** How many of them there were when it was last sent anew by hand: the waits begin again after these. */
  @Column('integer', { name: 'attempts_before', default: 0 })
  attemptsBefore: number

  /** A line for each attempt that has ended. */
  @Column('jsonb', { default: [] })
  log: LoggedAttempt[]

  /** The beginning of the last answer. */
  @Column('text', { name: 'last_answer', nullable: true })
  lastAnswer: string | null

  /** When the endpoint took it. */
  @Column({ type: 'timestamptz', name: 'delivered_at', precision: 3, nullable: true })
  deliveredAt: Date | null

  /** When it was given up: nobody tries again but who is told to. */
  @Column({ type: 'timestamptz', name: 'given_up_at', precision: 3, nullable: true })
  givenUpAt: Date | null
}
