import { Column, Entity, PrimaryColumn } from 'typeorm'
import { GrantsStandingAccess } from '#src/admin/standing-access/grants-standing-access.decorator.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import type { WebhookEvent } from '../webhook-events.js'
import { disabledWebhookMail } from './disabled-webhook-mail.js'

/** Reasons for disabling. `gone`: the endpoint answered 410. `failing`: it has accepted nothing for days. */
export const disablingReasons = ['owner', 'gone', 'failing'] as const

export type DisablingReason = (typeof disablingReasons)[number]

/** Endpoint of a program that receives events. */
@Entity('webhook_endpoints')
@SendsToStaff(disabledWebhookMail)
@GrantsStandingAccess({
  kind: 'webhook',
  rows: `SELECT id, coalesce(description, substring(url FROM '//([^/]+)')) AS name, owner_id AS "ownerId", created_at AS "createdAt",
      (SELECT max(delivered_at) FROM webhook_deliveries WHERE endpoint_id = webhook_endpoints.id) AS "lastUsedAt",
      NULL AS "expiresAt"
    FROM webhook_endpoints WHERE disabled_at IS NULL`,
  end: `UPDATE webhook_endpoints SET disabled_at = now(), disabled_because = 'owner', version = version + 1
    WHERE id = $1 AND disabled_at IS NULL`,
  ended: 'webhook.disabled',
  subject: 'webhook',
  handOver: {
    statement: 'UPDATE webhook_endpoints SET owner_id = $2 WHERE id = $1',
    handedOver: 'webhook.handed_over',
  },
  mayHold: ({ role }) => role === 'admin',
})
export class WebhookEndpoint {
  @PrimaryColumn('uuid')
  id: string

  @Column('text', { unique: true })
  url: string

  @Column('text', { nullable: true })
  description: string | null

  @Column('text', { array: true })
  events: WebhookEvent[]

  /**
   * Signing secret, encrypted with the installation's secret: readable by the site, but not with database access alone.
   */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string

  /** Previous signing secret, which also signs until its expiry. */
  @Column('text', { name: 'previous_sealed_secret', nullable: true })
  previousSealedSecret: string | null

  @Column({ type: 'timestamptz', name: 'previous_secret_until', precision: 3, nullable: true })
  previousSecretUntil: Date | null

  /** Time of the first of consecutive failures; null after a success. */
  @Column({ type: 'timestamptz', name: 'failing_since', precision: 3, nullable: true })
  failingSince: Date | null

  /** Administrator who is responsible for it: it is disabled when they lose that right, unless another one takes it over. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null

  /** While disabled, nothing is queued or sent. */
  @Column({ type: 'timestamptz', name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null

  @Column('text', { name: 'disabled_because', nullable: true })
  disabledBecause: DisablingReason | null

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Incremented by every change of the owner. */
  @Column('integer', { default: 1 })
  version: number
}
