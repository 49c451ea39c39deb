import { Injectable } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import type { Lead } from '../../lead.entity.js'
import { leadKinds } from '../../lead-kind.js'
import { colleagueLetter } from '../../lead-mail-kinds.js'
import { isVisible } from '../../visible-leads.js'
import { type AddressedLeads, readAddressed } from '../addressed-leads.js'
import { isNewsToLocation, isNewsToStaff } from '../restored-leads.js'
import { StaffAddressesService } from '../staff-addresses.service.js'
import { DigestEntry } from './digest/digest-entry.entity.js'
import { DigestQueueService } from './digest/digest-queue.service.js'

/** Queues notifications of leads to single users who opted in and can receive mails, besides the shared mailbox. */
@Injectable()
export class ColleagueMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly staffAddresses: StaffAddressesService,
    private readonly digests: DigestQueueService,
  ) {}

  /** Queues leads that were received or restored, once per person, however often they are moved to the spam box and restored. */
  async queueArrived(arrived: AddressedLeads, isRestored: boolean, manager: EntityManager): Promise<void> {
    if (arrived.recipients.readers.every(({ leadsByMail }) => leadsByMail === 'none')) return
    const people = await this.people(manager)
    if (isRestored) await this.queueNews(people, arrived, isNewsToStaff, manager)
    else await this.queueLeads(people, arrived, () => false, manager)
  }

  /** Queues a lead that came to a location for the users who are bound to it. */
  @OnEvent('lead.location_changed')
  async queueRouted(leadIds: string[], manager: EntityManager): Promise<void> {
    const people = (await this.people(manager)).filter(({ locations }) => locations)
    for (const kind of leadKinds()) {
      const addressed = await readAddressed(manager, kind, leadIds)
      await this.queueNews(people, addressed, (lead) => isNewsToLocation(kind, lead), manager)
    }
  }

  private async queueNews(
    people: User[],
    addressed: AddressedLeads,
    isNews: (lead: Lead) => boolean,
    manager: EntityManager,
  ): Promise<void> {
    const leads = addressed.leads.filter(isNews)
    const ids = In(leads.map(({ id }) => id))
    const kind = colleagueLetter(addressed.kind.scope)
    const mails = await manager.findBy(OutgoingMail, { kind, subjectId: ids })
    const entries = await manager.findBy(DigestEntry, { leadId: ids })
    const wasTold = ({ id, email }: User, lead: Lead) =>
      mails.some(({ subjectId, recipient }) => subjectId === lead.id && isSameAddress(recipient, email)) ||
      entries.some(({ leadId, userId }) => leadId === lead.id && userId === id)
    await this.queueLeads(people, { ...addressed, leads }, wasTold, manager)
  }

  /**
   * Returns the users with notifications, locked: a concurrent change of the choice waits, and then finds the queued
   * entries.
   */
  private async people(manager: EntityManager): Promise<User[]> {
    const people = await manager.find(User, {
      where: { leadsByMail: Not('none'), ...leadReaderWhere },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    })
    return people.filter(({ email }) => isDeliverable(email))
  }

  /** Queues mails, and digest entries for users with digests, of the leads that they may see; no mail to an address that gets the staff's mail. */
  private async queueLeads(
    people: User[],
    { kind: { scope }, leads, recipients }: AddressedLeads,
    wasTold: (user: User, lead: Lead) => boolean,
    manager: EntityManager,
  ): Promise<void> {
    const mails: MailToSend[] = []
    const noted: Pick<DigestEntry, 'userId' | 'leadId'>[] = []
    for (const user of people) {
      const news = leads.filter((lead) => isVisible(lead, user.locations) && !wasTold(user, lead))
      const { id, email, language, leadsByMail } = user
      if (leadsByMail === 'digest') noted.push(...news.map((lead) => ({ userId: id, leadId: lead.id })))
      else {
        const own = news.filter((lead) => this.staffAddresses.isForUser(user, lead, recipients))
        const kind = colleagueLetter(scope)
        mails.push(...own.map((lead) => ({ kind, subjectId: lead.id, recipient: email, language })))
      }
    }
    await this.digests.note(noted, manager)
    await this.queue.add(manager, mails)
  }
}
