import { Injectable } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import type { Lead } from '../lead.entity.js'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { type DailyMailLimit, splitByDailyLimit } from '#src/platform/mail/daily-mail-limit.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { type LeadReceived, leadReceived, type LeadRestored, leadRestored } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import { UNDO_SECONDS } from '#src/shared/leads/undo.js'
import { type LeadKind, leadKindOfEvent, leadKinds } from '../lead-kind.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import { confirmation, staffLetter } from '../lead-mail-kinds.js'
import { CollectedConfirmationsService } from './collected-confirmations.service.js'
import { isNewsToLocation, isNewsToStaff, isRecent } from './restored-leads.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Maximum of confirmations of bookings per mailbox, more than a family or an office needs in a day. */
const BOOKING_CONFIRMATIONS = 20

/** Maximum of confirmations of all other forms per mailbox. */
const FORM_CONFIRMATIONS = 5

const isBooking = ({ scope }: LeadKind) => scope === 'booking'

/** Returns the limit for confirmations of a kind. Bookings and other forms count apart. */
function limitOf(kind: LeadKind): DailyMailLimit {
  const counted = leadKinds().filter((each) => isBooking(each) === isBooking(kind))
  return {
    mails: isBooking(kind) ? BOOKING_CONFIRMATIONS : FORM_CONFIRMATIONS,
    kinds: `kind IN (${counted.map(({ scope }) => `'${confirmation(scope)}'`).join()})`,
    lock: 'leadConfirmations',
  }
}

/** Queues the mails on a lead, to staff and to its sender. */
@Injectable()
export class LeadMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly staffAddresses: StaffAddressesService,
    private readonly collected: CollectedConfirmationsService,
  ) {}

  @OnEvent(...leadReceived)
  async queueReceived(leadIds: string[], manager: EntityManager, type: LeadReceived): Promise<void> {
    await this.queueLeads(leadKindOfEvent(type), leadIds, manager, { isRestored: false })
  }

  @OnEvent(...leadRestored)
  async queueRestored(leadIds: string[], manager: EntityManager, type: LeadRestored): Promise<void> {
    await this.queueLeads(leadKindOfEvent(type), leadIds, manager, { isRestored: true })
  }

  /** Queues a lead that came to a location for the mailbox of the location, once. */
  @OnEvent('lead.location_changed')
  async queueRouted(leadIds: string[], manager: EntityManager): Promise<void> {
    const staffOf = await this.staffAddresses.read(manager)
    const headOffice = await this.staffAddresses.ofHeadOffice(manager)
    for (const kind of leadKinds().filter(needsAnswer)) {
      const leads = await manager.findBy<Lead>(kind.entity, { id: In(leadIds), status: Not('spam') })
      const about = { kind: staffLetter(kind.scope) }
      const before = await manager.findBy(OutgoingMail, { ...about, subjectId: In(leads.map(({ id }) => id)) })
      const mails = leads
        .filter((lead) => isNewsToLocation(kind, lead))
        .flatMap((lead) =>
          staffOf(lead)
            .filter((recipient) => !headOffice.includes(recipient))
            .filter((to) => !before.some((mail) => mail.subjectId === lead.id && isSameAddress(mail.recipient, to)))
            .map((recipient) => ({ ...about, subjectId: lead.id, recipient, language: defaultLanguage })),
        )
      await this.queue.add(manager, mails)
    }
  }

  private async queueLeads(
    kind: LeadKind,
    leadIds: string[],
    manager: EntityManager,
    { isRestored }: { isRestored: boolean },
  ): Promise<void> {
    await acquireAdvisoryLock(manager, 'leadConfirmations')
    const leads = await manager.find<Lead>(kind.entity, {
      where: { id: In(leadIds), status: Not('spam') },
      order: { receivedAt: 'ASC' }, // The first ones are within the limit.
    })
    const staffOf = await this.staffAddresses.read(manager)
    const isDue = isRestored ? await this.dueOfRestored(leads, manager) : () => true
    const toStaff = leads
      .filter((lead) => isDue(lead, staffLetter(kind.scope)))
      .flatMap((lead) =>
        staffOf(lead).map((recipient) => ({
          kind: staffLetter(kind.scope),
          subjectId: lead.id,
          recipient,
          language: defaultLanguage,
        })),
      )
    // A lead that returns to the spam box meanwhile has no confirmation.
    const delaySeconds = isRestored ? UNDO_SECONDS : 0
    const toSenders = leads
      .filter((lead) => isDue(lead, confirmation(kind.scope)))
      .flatMap(({ id: subjectId, email, language }) =>
        email ? [{ kind: confirmation(kind.scope), subjectId, recipient: email, language, delaySeconds }] : [],
      )
    // Staff cause the mails of restored leads.
    const { within, beyond } = isRestored
      ? { within: toSenders, beyond: [] }
      : await splitByDailyLimit(manager, toSenders, limitOf(kind))
    await this.queue.add(manager, [...toStaff, ...within])
    await this.collected.collect(manager, beyond, { isUrgent: isBooking(kind) })
  }

  /**
   * Returns a filter for restored leads: mails queued before are not queued again, even if they were dropped because
   * the lead was spam.
   */
  private async dueOfRestored(leads: Lead[], manager: EntityManager): Promise<(lead: Lead, kind: string) => boolean> {
    const before = await manager.find(OutgoingMail, {
      select: { id: true, kind: true, subjectId: true },
      where: { subjectId: In(leads.map(({ id }) => id)) },
    })
    const collected = await manager.findBy(LeadEvent, {
      leadId: In(leads.map(({ id }) => id)),
      type: 'confirmationCollected',
    })
    return (lead, kind) => {
      if (before.some((mail) => mail.subjectId === lead.id && mail.kind === kind)) return false
      if (leadKinds().some(({ scope }) => kind === staffLetter(scope))) return isNewsToStaff(lead)
      return isRecent(lead) && !collected.some(({ leadId }) => leadId === lead.id)
    }
  }
}
