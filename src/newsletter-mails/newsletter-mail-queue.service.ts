import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { acquireAdvisoryLock } from '../database/advisory-locks.js'
import { MailQueueService } from '../mail/mail-queue.service.js'
import { CONFIRMED } from '../newsletter/confirmation.service.js'
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js'
import { SUBSCRIBED } from '../newsletter/newsletter.service.js'
import type { OutboxEvent } from '../outbox/outbox-event.entity.js'
import { OutboxService } from '../outbox/outbox.service.js'

/** Whose address it is need not be who typed it: a mailbox is asked this many times a day, by whichever of its aliases. */
const CONFIRMATIONS_A_DAY = 3

export const confirmation = 'newsletter.confirmation'
export const welcome = 'newsletter.welcome'

/** As `mailboxOf`; there is an index for it. */
const TIMES_ASKED = `
  SELECT regexp_replace(lower(recipient::text), '\\+[^@]*@', '@') AS mailbox, count(*)::int AS times FROM outgoing_mails
  WHERE kind = '${confirmation}' AND created_at > now() - interval '1 day'
    AND regexp_replace(lower(recipient::text), '\\+[^@]*@', '@') = ANY($1)
  GROUP BY mailbox`

/** Queues what a subscriber is to be sent: the link to confirm with, then a welcome. */
@Injectable()
export class NewsletterMailQueueService implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly queue: MailQueueService,
  ) {}

  onModuleInit(): void {
    this.outbox.on(SUBSCRIBED, (events, manager) => this.ask(events, manager))
    this.outbox.on(CONFIRMED, (events, manager) => this.welcome(events, manager))
  }

  private async ask(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const subscribers = await this.subscribersOf(events, manager)
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

  private async welcome(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    await this.add(welcome, await this.subscribersOf(events, manager), manager)
  }

  private subscribersOf(events: OutboxEvent[], manager: EntityManager): Promise<NewsletterSubscriber[]> {
    return manager.findBy(NewsletterSubscriber, { id: In(events.map(({ subjectId }) => subjectId)) })
  }

  private add(kind: string, subscribers: NewsletterSubscriber[], manager: EntityManager): Promise<void> {
    const mails = subscribers.map(({ id, email, language }) => ({ kind, subjectId: id, recipient: email, language }))
    return this.queue.add(manager, mails)
  }
}

/** `ana+news@example.com` is read by `ana@example.com`. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
