import { Injectable } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { isSameAddress } from '#src/platform/mail/address-spellings.js'
import { type DailyMailLimit, MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { readRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import { UNDO_SECONDS } from '#src/shared/leads/undo.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { confirmation, staffLetter } from '../lead-mail-kinds.js'
import type { AddressedLeads } from './addressed-leads.js'
import { CollectedConfirmationsService } from './collected-confirmations.service.js'
import { isNewsToLocation, isNewsToStaff, isRecent } from './restored-leads.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Maximum of confirmations of bookings per mailbox, more than a family or an office needs in a day. */
const BOOKING_CONFIRMATIONS = 20

/** Maximum of confirmations of all other forms per mailbox. */
const FORM_CONFIRMATIONS = 5

const isBooking = ({ scope }: LeadKind) => scope === 'booking'

/** Returns the limit for confirmations of a kind, which `leadConfirmations` locks. Bookings and other forms count apart. */
function limitOf(kind: LeadKind): DailyMailLimit {
  const counted = leadKinds().filter((each) => isBooking(each) === isBooking(kind))
  return {
    mails: isBooking(kind) ? BOOKING_CONFIRMATIONS : FORM_CONFIRMATIONS,
    counted: `kind IN (${counted.map(({ scope }) => `'${confirmation(scope)}'`).join()})`,
  }
}

/** Queues the mails on a lead, to staff and to its sender. */
@Injectable()
export class LeadMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly staffAddresses: StaffAddressesService,
    private readonly headOffice: HeadOfficeService,
    private readonly collected: CollectedConfirmationsService,
  ) {}

  /** Queues the mails of leads that were received or restored. */
  async queueArrived(
    { kind, leads, recipients }: AddressedLeads,
    isRestored: boolean,
    manager: EntityManager,
  ): Promise<void> {
    const isDue = isRestored ? await this.dueOfRestored(leads, manager) : () => true
    const toStaff = leads
      .filter((lead) => isDue(lead, staffLetter(kind.scope)))
      .flatMap((lead) =>
        this.staffAddresses.of(lead, recipients).map((recipient) => ({
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
    if (isRestored) return this.queue.add(manager, [...toStaff, ...toSenders])
    const beyond = await this.queue.addWithin(manager, limitOf(kind), toSenders, toStaff)
    await this.collected.collect(manager, beyond, { isUrgent: isBooking(kind) })
  }

  /** Queues a lead that came to a location for the mailbox of the location, once. */
  @OnEvent('lead.location_changed')
  async queueRouted(leadIds: string[], manager: EntityManager): Promise<void> {
    const recipients = await readRecipients(manager)
    const headOffice = this.headOffice.addresses(recipients)
    for (const kind of leadKinds().filter(needsAnswer)) {
      const leads = await manager.findBy<Lead>(kind.entity, { id: In(leadIds), status: Not('spam') })
      const about = { kind: staffLetter(kind.scope) }
      const before = await manager.findBy(OutgoingMail, { ...about, subjectId: In(leads.map(({ id }) => id)) })
      const mails = leads
        .filter((lead) => isNewsToLocation(kind, lead))
        .flatMap((lead) =>
          this.staffAddresses
            .of(lead, recipients)
            .filter((recipient) => !headOffice.includes(recipient))
            .filter((to) => !before.some((mail) => mail.subjectId === lead.id && isSameAddress(mail.recipient, to)))
            .map((recipient) => ({ ...about, subjectId: lead.id, recipient, language: defaultLanguage })),
        )
      await this.queue.add(manager, mails)
    }
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
