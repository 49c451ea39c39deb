import { Injectable } from '@nestjs/common'
import { type EntityManager, In, Not, Raw } from 'typeorm'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import type { Lead } from '../lead.entity.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { type LeadReceived, leadReceived, type LeadRestored, leadRestored } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { defaultLanguage } from '#src/shared/languages.js'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import { type LeadKind, leadKindOfEvent, leadKinds } from '../lead-kind.js'
import { confirmation, staffLetter } from '../lead-mail-kinds.js'
import { isNewsToLocation, isNewsToStaff, isRecent } from './restored-leads.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Maximum of confirmations per address and day, because a sender may enter a stranger's address. */
const CONFIRMATIONS_A_DAY = 5

/** Queues the mails on a lead, to staff and to its sender. */
@Injectable()
export class LeadMailQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly staffAddresses: StaffAddressesService,
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
            .filter((to) => !before.some((mail) => mail.subjectId === lead.id && isSame(mail.recipient, to)))
            .map((recipient) => ({ ...about, subjectId: lead.id, recipient, language: defaultLanguage })),
        )
      await this.queue.add(manager, mails)
    }
  }

  private async queueLeads(
    { scope, entity }: LeadKind,
    leadIds: string[],
    manager: EntityManager,
    { isRestored }: { isRestored: boolean },
  ): Promise<void> {
    await acquireAdvisoryLock(manager, 'leadConfirmations')
    const leads = await manager.findBy(entity, { id: In(leadIds), status: Not('spam') })
    const staffOf = await this.staffAddresses.read(manager)
    const confirmed = await this.confirmationsToday(leads, manager)
    /** @returns the address, if it may receive another confirmation today */
    const takeTurn = (email: string | null): string[] => {
      if (!email) return []
      const before = confirmed.get(email.toLowerCase()) ?? 0
      confirmed.set(email.toLowerCase(), before + 1)
      return before < CONFIRMATIONS_A_DAY ? [email] : []
    }
    const isDue = isRestored ? await this.dueOfRestored(leads, manager) : () => true
    const mails = leads.flatMap((lead) => {
      const toStaff = staffOf(lead).map((recipient) => ({
        ...{ kind: staffLetter(scope), recipient, language: defaultLanguage },
      }))
      const toSender = takeTurn(lead.email).map((recipient) => ({
        ...{ kind: confirmation(scope), recipient, language: lead.language },
      }))
      return [...toStaff, ...toSender]
        .map((mail) => ({ ...mail, subjectId: lead.id }))
        .filter((mail) => isDue(lead, mail))
    })
    await this.queue.add(manager, mails)
  }

  /**
   * Returns a filter for restored leads: mails queued before are not queued again, even if they were dropped because
   * the lead was spam.
   */
  private async dueOfRestored(
    leads: Lead[],
    manager: EntityManager,
  ): Promise<(lead: Lead, mail: MailToSend) => boolean> {
    const before = await manager.find(OutgoingMail, {
      select: { id: true, kind: true, subjectId: true },
      where: { subjectId: In(leads.map(({ id }) => id)) },
    })
    return (lead, { kind }) => {
      if (before.some((mail) => mail.subjectId === lead.id && mail.kind === kind)) return false
      return leadKinds().some(({ scope }) => kind === staffLetter(scope)) ? isNewsToStaff(lead) : isRecent(lead)
    }
  }

  private async confirmationsToday(leads: Lead[], manager: EntityManager): Promise<Map<string, number>> {
    const mails = await manager.find(OutgoingMail, {
      select: { id: true, recipient: true },
      where: {
        recipient: In(leads.flatMap(({ email }) => email ?? [])),
        kind: In(leadKinds().map(({ scope }) => confirmation(scope))),
        createdAt: Raw((column) => `${column} > now() - interval '1 day'`),
      },
    })
    const counts = new Map<string, number>()
    for (const { recipient } of mails) {
      const address = recipient.toLowerCase()
      counts.set(address, (counts.get(address) ?? 0) + 1)
    }
    return counts
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
