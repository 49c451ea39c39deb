import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { WebhookEvent } from '../../shared/webhooks/webhook-event.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { disabledWebhookMail } from './disabled-webhook-mail.js'

/** Gone: it said so itself (410). Failing: it has taken nothing for days. */
export const disablingReasons = ['owner', 'gone', 'failing'] as const

export type DisablingReason = (typeof disablingReasons)[number]

/** An address of another program, which is told of events. */
@Entity('webhook_endpoints')
@SendsToStaff(disabledWebhookMail)
export class WebhookEndpoint {
  @PrimaryColumn('uuid')
  id: string

  @Column('text', { unique: true })
  url: string

  @Column('text', { nullable: true })
  description: string | null

  @Column('text', { array: true })
  events: WebhookEvent[]

  /** What messages are signed with, sealed with the installation's secret: we have to read it, who reads the database need not. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string

  /** The one before, which signs as well until its time is over. */
  @Column('text', { name: 'previous_sealed_secret', nullable: true })
  previousSealedSecret: string | null

  @Column({ type: 'timestamptz', name: 'previous_secret_until', precision: 3, nullable: true })
  previousSecretUntil: Date | null

  /** Since when every attempt has failed; null while the last one did not. */
  @Column({ type: 'timestamptz', name: 'failing_since', precision: 3, nullable: true })
  failingSince: Date | null

  /** While it is disabled nothing is sent to it, and no event waits for it. */
  @Column({ type: 'timestamptz', name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null

  @Column('text', { name: 'disabled_because', nullable: true })
  disabledBecause: DisablingReason | null

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Grows with what the owner changes. */
  @Column('integer', { default: 1 })
  version: number
}
