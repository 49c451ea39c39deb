import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { SUBJECTS } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { DeliveryFault } from '#src/shared/webhooks/delivery-fault.js'
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.js'

/** Log entry of one attempt. */
export interface LoggedAttempt {
  /** From 1, including attempts before manual retries. */
  number: number
  /** Time of its end (RFC 3339). */
  at: string
  /** Status of the response; null if there was none. */
  status: number | null
  /** Reason of a failure; null after a success. */
  fault: DeliveryFault | null
  milliseconds: number
  /** Planned time of the next attempt; null if there is none. */
  nextAttemptAt: string | null
}

/** Delivery of a message to one endpoint, with its status and log. */
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

  /** `webhook-id` of every attempt, equal for all endpoints, by which receivers detect duplicates. */
  @Column('text', { name: 'message_id' })
  messageId: string

  @Column('text')
  type: string

  /** Id of a lead or a subscriber; empty for a test. */
  @Column('text', { name: 'subject_id' })
  subjectId: string

  /** Exact body, equal in every attempt. */
  @Column('text')
  body: string

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Time of the next attempt. While the message is being sent, the end of its lease. */
  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt: Date

  @Column('integer', { default: 0 })
  attempts: number

  /** Number of attempts before the last manual retry, after which the schedule starts again. */
  @Column('integer', { name: 'attempts_before', default: 0 })
  attemptsBefore: number

  /** Finished attempts. */
  @Column('jsonb', { default: [] })
  log: LoggedAttempt[]

  /** Beginning of the last response. */
  @Column('text', { name: 'last_answer', nullable: true })
  lastAnswer: string | null

  /** Time of acceptance by the endpoint. */
  @Column({ type: 'timestamptz', name: 'delivered_at', precision: 3, nullable: true })
  deliveredAt: Date | null

  /** Time of permanent failure, after which it is only retried by hand. */
  @Column({ type: 'timestamptz', name: 'given_up_at', precision: 3, nullable: true })
  givenUpAt: Date | null
}
