import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import { HoldsPersonalData, OF_SUBSCRIBER } from '#src/platform/personal-data/personal-tables.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'

/** Delivery of an issue to a subscriber, unique in the table. */
@Entity('newsletter_issue_deliveries')
@HoldsPersonalData({ of: OF_SUBSCRIBER })
@Unique('newsletter_issue_deliveries_once', ['issueId', 'subscriberId'])
@Index('newsletter_issue_deliveries_of_subscriber', ['subscriberId'])
export class IssueDelivery {
  /** Id of the mail, which no longer exists if there was no recipient any more. */
  @PrimaryColumn('uuid', { name: 'mail_id' })
  mailId: string

  @ForeignKey(() => NewsletterIssue, { name: 'newsletter_issue_deliveries_issue_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'issue_id' })
  issueId: string

  @ForeignKey(() => NewsletterSubscriber, {
    name: 'newsletter_issue_deliveries_subscriber_id_fkey',
    onDelete: 'CASCADE',
  })
  @Column('uuid', { name: 'subscriber_id' })
  subscriberId: string
}
