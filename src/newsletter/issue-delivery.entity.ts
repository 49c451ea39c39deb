import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import { HoldsPersonalData, OF_SUBSCRIBER } from '#src/platform/personal-data/personal-tables.js'

/** That an issue goes to a subscriber, which the table allows once. */
@Entity('newsletter_issue_deliveries')
@HoldsPersonalData({ of: OF_SUBSCRIBER })
@Unique('newsletter_issue_deliveries_once', ['issueId', 'subscriberId'])
@Index('newsletter_issue_deliveries_of_subscriber', ['subscriberId'])
export class IssueDelivery {
  /** The id of the mail, too; that is gone where there was nobody to send to any more. */
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
