import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, Not, Raw } from 'typeorm'
import { WaitlistEntry } from '#src/bookings/waitlist/waitlist-entry.entity.js'
import { leadKinds } from '#src/leads/lead-kind.js'
import { NewsletterSubscriber } from '#src/newsletter/newsletter-subscriber.entity.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { spellingsOf } from '#src/platform/mail/address-spellings.js'
import { type DailyMailLimit, MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { OwnDataLink } from './own-data-link.entity.js'

export const ownDataLetter = 'own_data.link'

/** Maximum of links that a mailbox receives immediately, because strangers may enter its address. */
const LINK_LIMIT: DailyMailLimit = { mails: 5, counted: `kind = '${ownDataLetter}'` }

/** Time that a link beyond the limit waits. */
const LATER_SECONDS = 4 * 3600

/** Queues links to addresses with stored data; deletes other requests. */
@Injectable()
export class OwnDataMailQueueService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent('own_data.asked')
  async queueLinks(linkIds: string[], manager: EntityManager): Promise<void> {
    await acquireAdvisoryLock(manager, 'ownDataLinks')
    for (const id of linkIds) await this.queueLink(id, manager)
  }

  /**
   * Queues the mail of a link, and deletes the earlier links of its address. Beyond the limit, one mail waits, and further requests add
   * none: nobody is kept from a link, and no mailbox is flooded.
   */
  private async queueLink(id: string, manager: EntityManager): Promise<void> {
    const link = await manager.findOneBy(OwnDataLink, { id })
    if (!link) return
    const { language } = link
    const recipient = await addressHeld(link.email, manager)
    if (!recipient) {
      await manager.delete(OwnDataLink, { id })
      return
    }
    const mail = { kind: ownDataLetter, subjectId: id, recipient, language }
    const { affected } = await manager.update(OwnDataLink, { id }, { email: recipient })
    if (!affected) return
    const [beyond] = await this.queue.addWithin(manager, LINK_LIMIT, [mail])
    if (beyond && (await isWaiting(recipient, manager))) {
      await manager.delete(OwnDataLink, { id })
      return
    }
    await manager.delete(OwnDataLink, { id: Not(id), email: recipient })
    if (beyond) await this.queue.add(manager, [{ ...beyond, delaySeconds: LATER_SECONDS }])
  }
}

/** Checks whether a link waits until the limit lets it through. */
const isWaiting = (recipient: string, manager: EntityManager) =>
  manager.existsBy(OutgoingMail, {
    kind: ownDataLetter,
    recipient,
    sentAt: IsNull(),
    attempts: 0,
    nextAttemptAt: Raw((column) => `${column} > now()`),
  })

/**
 * Returns the address as stored, which may differ in spelling from the typed one; undefined for unreachable addresses,
 * and for those without data, so that strangers receive no mail.
 */
async function addressHeld(typed: string, manager: EntityManager): Promise<string | undefined> {
  const email = In(spellingsOf(typed))
  const subscribers = await manager.find(NewsletterSubscriber, { where: { email }, order: { subscribedAt: 'DESC' } })
  if (subscribers.some(({ suppressedAt }) => suppressedAt)) return undefined
  if (subscribers[0]) return subscribers[0].email
  for (const { entity } of leadKinds()) {
    const lead = await manager.findOne(entity, { where: { email }, order: { receivedAt: 'DESC' } })
    if (lead?.email) return lead.email
  }
  const wait = await manager.findOne(WaitlistEntry, { where: { email }, order: { createdAt: 'DESC' } })
  return wait?.email
}
