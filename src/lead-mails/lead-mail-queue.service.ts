import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, In, Raw } from 'typeorm'
import { Environment } from '../config/environment.js'
import { receivedIn } from '../leads/lead-intake.service.js'
import type { Lead } from '../leads/lead.entity.js'
import { BusinessInfo } from '../locations/business/business-info.entity.js'
import { Location } from '../locations/location.entity.js'
import { MailQueueService } from '../mail/mail-queue.service.js'
import { OutgoingMail } from '../mail/outgoing-mail.entity.js'
import type { OutboxEvent } from '../outbox/outbox-event.entity.js'
import { OutboxService } from '../outbox/outbox.service.js'
import { defaultLanguage } from '../shared/languages.js'
import { type LeadKind, leadKinds } from './lead-kinds.js'

/** Whose address it is need not be who typed it: a stranger gets this many confirmations a day, no more. */
const CONFIRMATIONS_A_DAY = 5
/** Any number that no other lock has: one process at a time counts confirmations and adds to them. */
const CONFIRMATIONS_LOCK = 5_110_020

export const staffLetter = (scope: string) => `${scope}.staff`
export const confirmation = (scope: string) => `${scope}.confirmation`

/** Queues the mails of a lead: to staff, and to who sent it. */
@Injectable()
export class LeadMailQueueService implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly queue: MailQueueService,
    private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds)
      this.outbox.on(receivedIn(kind.scope), (events, manager) => this.add(kind, events, manager))
  }

  private async add({ scope, entity }: LeadKind, events: OutboxEvent[], manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [CONFIRMATIONS_LOCK])
    const leads = await manager.findBy(entity, { id: In(events.map(({ subjectId }) => subjectId)) })
    const staffOf = await this.staffAddresses(manager)
    const confirmed = await this.confirmationsToday(leads, manager)
    const mails = leads.flatMap((lead) => {
      const address = lead.email.toLowerCase()
      const before = confirmed.get(address) ?? 0
      confirmed.set(address, before + 1)
      const toStaff = { kind: staffLetter(scope), recipient: staffOf(lead), language: defaultLanguage }
      const toSender = { kind: confirmation(scope), recipient: lead.email, language: lead.language }
      return [toStaff, ...(before < CONFIRMATIONS_A_DAY ? [toSender] : [])].map((mail) => ({
        ...mail,
        subjectId: lead.id,
      }))
    })
    await this.queue.add(manager, mails)
  }

  /** Those of the location that a lead concerns; else who is named to hear of leads. */
  private async staffAddresses(manager: EntityManager): Promise<(lead: Lead) => string> {
    const locations = await manager.find(Location, { select: { slug: true, email: true } })
    const business = await manager.findOneByOrFail(BusinessInfo, { one: true })
    return ({ location }) =>
      locations.find(({ slug }) => slug === location)?.email || (this.environment.staffEmail ?? business.email)
  }

  private async confirmationsToday(leads: Lead[], manager: EntityManager): Promise<Map<string, number>> {
    const mails = await manager.find(OutgoingMail, {
      select: { id: true, recipient: true },
      where: {
        recipient: In(leads.map(({ email }) => email)),
        kind: In(leadKinds.map(({ scope }) => confirmation(scope))),
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
