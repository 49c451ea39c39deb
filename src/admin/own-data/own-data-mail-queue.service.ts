import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { acquireAdvisoryLock } from '../../database/advisory-locks.js'
import { leadKinds } from '../../lead-kinds/lead-kind.js'
import { MailQueueService } from '../../mail/mail-queue.service.js'
import { NewsletterSubscriber } from '../../newsletter/newsletter-subscriber.entity.js'
import type { OutboxEvent } from '../../outbox/outbox-event.entity.js'
import { OutboxService } from '../../outbox/outbox.service.js'
import { spellingsOf } from '../privacy/spellings.js'
import { OwnDataLink } from './own-data-link.entity.js'
import { OWN_DATA_ASKED } from './own-data-requests.service.js'

export const ownDataLetter = 'own_data.link'

/** Queues the link for whom something is held of; what others have typed is forgotten. */
@Injectable()
export class OwnDataMailQueueService implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly queue: MailQueueService,
  ) {}

  onModuleInit(): void {
    this.outbox.on(OWN_DATA_ASKED, async (events, manager) => {
      await acquireAdvisoryLock(manager, 'ownDataLinks')
      for (const event of events) await this.answer(event, manager)
    })
  }

  /** Of all links of an address the last one works alone. */
  private async answer({ subjectId }: OutboxEvent, manager: EntityManager): Promise<void> {
    const link = await manager.findOneBy(OwnDataLink, { id: subjectId })
    if (!link) return
    const { id, language } = link
    const recipient = await addressHeld(link.email, manager)
    if (!recipient) {
      await manager.delete(OwnDataLink, { id })
      return
    }
    await manager.delete(OwnDataLink, { id: Not(id), email: recipient })
    const { affected } = await manager.update(OwnDataLink, { id }, { email: recipient })
    if (!affected) return
    await this.queue.add(manager, [{ kind: ownDataLetter, subjectId: id, recipient, language }])
  }
}

/**
 * The address as its owner gave it, which need not be letter for letter what somebody typed; none where mails do not
 * arrive or must not, and none where nothing is held: a stranger is not written to.
 */
async function addressHeld(typed: string, manager: EntityManager): Promise<string | undefined> {
  const email = In(spellingsOf(typed))
  const subscribers = await manager.find(NewsletterSubscriber, { where: { email }, order: { subscribedAt: 'DESC' } })
  if (subscribers.some(({ suppressedAt }) => suppressedAt)) return undefined
  if (subscribers.length > 0) return subscribers[0]!.email
  for (const { entity } of leadKinds) {
    const lead = await manager.findOne(entity, { where: { email }, order: { receivedAt: 'DESC' } })
    if (lead?.email) return lead.email
  }
  return undefined
}
