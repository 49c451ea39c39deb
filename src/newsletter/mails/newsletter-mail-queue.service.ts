import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'

/**
 * Maximum of confirmation requests per mailbox and day, across its aliases, because a sender may enter a stranger's
 * address.
 */
const CONFIRMATIONS_A_DAY = 3

export const confirmation = 'newsletter.confirmation'
export const welcome = 'newsletter.welcome'

/** Counts recent requests by mailbox, equal to `mailboxOf`; supported by an index. */
const TIMES_ASKED = `
  SELECT regexp_replace(lower(recipient::text), '\\+[^@]*@', '@') AS mailbox, count(*)::int AS times FROM outgoing_mails
  WHERE kind = '${confirmation}' AND created_at > now() - interval '1 day'
    AND regexp_replace(lower(recipient::text), '\\+[^@]*@', '@') = ANY($1)
  GROUP BY mailbox`

/** Queues the mails of a subscription: the confirmation link, then a welcome. */
@Injectable()
export class NewsletterMailQueueService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent('newsletter.subscribed')
  async queueConfirmations(subscriberIds: string[], manager: EntityManager): Promise<void> {
    const subscribers = await manager.findBy(NewsletterSubscriber, { id: In(subscriberIds) })
    await acquireAdvisoryLock(manager, 'newsletterConfirmations')
    const asked = await manager.query<{ mailbox: string; times: number }[]>(TIMES_ASKED, [
      subscribers.map(({ email }) => mailboxOf(email)),
    ])
    const times = new Map(asked.map(({ mailbox, times }) => [mailbox, times]))
    const toAsk = subscribers.filter(({ email }) => {
      const mailbox = mailboxOf(email)
      times.set(mailbox, (times.get(mailbox) ?? 0) + 1)
      return times.get(mailbox)! <= CONFIRMATIONS_A_DAY
    })
    await this.add(confirmation, toAsk, manager)
  }

  @OnEvent('newsletter.confirmed')
  async queueWelcomes(subscriberIds: string[], manager: EntityManager): Promise<void> {
    const subscribers = await manager.findBy(NewsletterSubscriber, { id: In(subscriberIds) })
    await this.add(welcome, subscribers, manager)
  }

  private add(kind: string, subscribers: NewsletterSubscriber[], manager: EntityManager): Promise<void> {
    const mails = subscribers.map(({ id, email, language }) => ({ kind, subjectId: id, recipient: email, language }))
    return this.queue.add(manager, mails)
  }
}

/** Returns the mailbox of an address: `ana+news@example.com` belongs to `ana@example.com`. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
