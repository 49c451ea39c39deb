import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Mailbox that receives no requests to confirm a subscription. An erasure keeps the hash, so that it applies to later requests, too. */
@Entity('newsletter_refusals')
export class NewsletterRefusal {
  /** Salted hash of the mailbox, equal for all its aliases. */
  @PrimaryColumn('text')
  hash: string

  @Column({ type: 'timestamptz', name: 'refused_at', precision: 3, default: () => 'now()' })
  refusedAt: Date
}
