import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { type DailyMailLimit, splitByDailyLimit } from '#src/platform/mail/daily-mail-limit.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { findRefusing } from '../subscription/refused-mailboxes.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'

export const confirmation = 'newsletter.confirmation'
export const welcome = 'newsletter.welcome'

/** Maximum of confirmation requests per mailbox. Further ones are dropped: the links of the earlier ones remain valid. */
const CONFIRMATION_LIMIT: DailyMailLimit = {
  mails: 3,
  kinds: `kind = '${confirmation}'`,
  lock: 'newsletterConfirmations',
}

/** Queues the mails of a subscription: the confirmation link, then a welcome. */
@Injectable()
export class NewsletterMailQueueService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent('newsletter.subscribed')
  async queueConfirmations(subscriberIds: string[], manager: EntityManager): Promise<void> {
    const mails = await this.mailsTo(subscriberIds, confirmation, manager)
    const refusing = await findRefusing(
      manager,
      mails.map(({ recipient }) => recipient),
    )
    const asked = mails.filter(({ recipient }) => !refusing.includes(recipient))
    const { within } = await splitByDailyLimit(manager, asked, CONFIRMATION_LIMIT)
    await this.queue.add(manager, within)
  }

  @OnEvent('newsletter.confirmed')
  async queueWelcomes(subscriberIds: string[], manager: EntityManager): Promise<void> {
    await this.queue.add(manager, await this.mailsTo(subscriberIds, welcome, manager))
  }

  private async mailsTo(subscriberIds: string[], kind: string, manager: EntityManager): Promise<MailToSend[]> {
    const subscribers = await manager.findBy(NewsletterSubscriber, { id: In(subscriberIds) })
    return subscribers.map(({ id, email, language }) => ({ kind, subjectId: id, recipient: email, language }))
  }
}
