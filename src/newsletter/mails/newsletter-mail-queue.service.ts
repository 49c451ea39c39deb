import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { advisoryLockSql } from '#src/platform/database/advisory-locks.js'
import { hashOfMailbox } from '#src/platform/mail/address-spellings.js'
import { type DailyMailLimit, MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { findRefusing } from '../subscription/refused-mailboxes.js'

export const confirmation = 'newsletter.confirmation'
export const welcome = 'newsletter.welcome'

/** Maximum of confirmation requests per mailbox. */
const CONFIRMATION_LIMIT: DailyMailLimit = {
  mails: 3,
  counted: `kind = '${confirmation}'`,
}

const DAY_SECONDS = 24 * 3600

/** Checks whether a subscriber ($1) was asked today, or another request to the mailbox ($2) waits for the next day. */
const HAS_REQUEST = `
  SELECT EXISTS (
    SELECT FROM outgoing_mails WHERE mailbox = $2 AND kind = '${confirmation}' AND created_at > now() - interval '1 day'
      AND (subject_id = $1 OR sent_at IS NULL AND next_attempt_at > now() + interval '1 hour')
  ) AS asked`

/** Queues the mails of a subscription: the confirmation link, then a welcome. */
@Injectable()
export class NewsletterMailQueueService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent('newsletter.subscribed')
  async queueConfirmations(subscriberIds: string[], manager: EntityManager): Promise<void> {
    // A statement after the lock counts the mails of all processes.
    const mails = await this.mailsTo(subscriberIds, confirmation, manager, advisoryLockSql('newsletterConfirmations'))
    const refusing = await findRefusing(
      manager,
      mails.map(({ recipient }) => recipient),
    )
    const asked = mails.filter(({ recipient }) => !refusing.includes(recipient))
    await this.postpone(manager, await this.queue.addWithin(manager, CONFIRMATION_LIMIT, asked))
  }

  /**
   * Queues requests beyond the limit for the next day, one for each mailbox. Nothing is lost by the others: the link of an earlier request
   * to a subscriber remains valid.
   */
  private async postpone(manager: EntityManager, mails: MailToSend[]): Promise<void> {
    for (const mail of mails) {
      const [row] = await manager.query<[{ asked: boolean }]>(HAS_REQUEST, [
        mail.subjectId,
        hashOfMailbox(mail.recipient),
      ])
      if (!row.asked) await this.queue.add(manager, [{ ...mail, delaySeconds: DAY_SECONDS }])
    }
  }

  @OnEvent('newsletter.confirmed')
  async queueWelcomes(subscriberIds: string[], manager: EntityManager): Promise<void> {
    await this.queue.add(manager, await this.mailsTo(subscriberIds, welcome, manager))
  }

  /** @param lock SQL expression that acquires an advisory lock */
  private async mailsTo(
    subscriberIds: string[],
    kind: string,
    manager: EntityManager,
    lock?: string,
  ): Promise<MailToSend[]> {
    const query = manager.createQueryBuilder(NewsletterSubscriber, 'subscriber').where({ id: In(subscriberIds) })
    if (lock) query.addSelect(lock)
    const subscribers = await query.getMany()
    return subscribers.map(({ id, email, language }) => ({ kind, subjectId: id, recipient: email, language }))
  }
}
