import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { HoldsPersonalData, OF_SUBSCRIBER } from '#src/platform/personal-data/personal-tables.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'

/** Single-use token of a confirmation link, which proves access to a subscriber's mailbox. */
@Entity('newsletter_confirmation_tokens')
@HoldsPersonalData({ of: OF_SUBSCRIBER })
@Index('newsletter_confirmation_tokens_of_subscriber', ['subscriberId'])
@Index('newsletter_confirmation_tokens_by_expiry', ['expiresAt'])
export class ConfirmationToken {
  /** Hash of the token, which is only in the mail. */
  @PrimaryColumn('text')
  hash: string

  @ForeignKey(() => NewsletterSubscriber, {
    name: 'newsletter_confirmation_tokens_subscriber_id_fkey',
    onDelete: 'CASCADE',
  })
  @Column('uuid', { name: 'subscriber_id' })
  subscriberId: string

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date

  @Column({ type: 'timestamptz', name: 'used_at', precision: 3, nullable: true })
  usedAt: Date | null
}
