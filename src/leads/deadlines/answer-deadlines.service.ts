import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { isHolidayOf, LocationRowsService } from '#src/locations/location-rows.service.js'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { NOW } from '#src/platform/database/now-in-sql.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { publish } from '#src/platform/outbox/publish.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { needsAnswer } from '#src/shared/leads/lead-statuses.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import type { AddressedLeads } from '../mails/addressed-leads.js'
import { isWaiting } from '../waiting-leads.js'
import { AnswerDeadline } from './answer-deadline.entity.js'
import { afterWorkingDays } from './working-days.js'

const LOOK_EVERY_MS = 60_000

/** Takes the deadlines whose mail to staff is due, once among all processes. */
const TAKE_DUE = `
  UPDATE answer_deadlines SET alert_at = NULL WHERE alert_at <= ${NOW}
  RETURNING lead_id AS "leadId", is_escalated AS "isEscalated"`

/** Keeps the deadlines of leads, and announces those that pass. */
@Injectable()
export class AnswerDeadlinesService {
  private readonly logger = new Logger('answer-deadlines')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly business: BusinessService,
    private readonly rows: LocationRowsService,
  ) {}

  /** Sets the deadlines of leads that were received or restored. */
  async setFirst({ kind, leads }: AddressedLeads, manager: EntityManager): Promise<void> {
    const waiting = needsAnswer(kind) ? leads.filter((lead) => isWaiting(kind, lead)) : []
    await this.setOf(
      waiting.map((lead) => ({ kind, lead })),
      manager,
    )
  }

  /** Sets the deadlines of leads of any kind, whose location may have changed. */
  @OnEvent('lead.location_changed')
  async set(leadIds: string[], manager: EntityManager): Promise<void> {
    await this.setOf(await findWaiting(manager, leadIds), manager)
  }

  private async setOf(waiting: WaitingLead[], manager: EntityManager): Promise<void> {
    if (waiting.length === 0) return
    const endOf = await this.readClock(manager)
    const deadlines = waiting.map(({ kind, lead }) => {
      const dueAt = endOf(kind, lead, lead.receivedAt)
      return { leadId: lead.id, dueAt, alertAt: dueAt, isEscalated: false }
    })
    await manager.upsert(AnswerDeadline, deadlines, ['leadId'])
  }

  /** Announces the deadlines that have passed. */
  @Interval(LOOK_EVERY_MS)
  async announce(): Promise<void> {
    await this.dataSource
      .transaction((manager) => this.publishDue(manager))
      .catch((error: Error) =>
        this.logger.warn(`Looking for overdue leads failed, retrying at next run: ${loggedMessage(error)}`),
      )
  }

  /** Publishes an event for each deadline whose mail to staff is due. */
  async publishDue(manager: EntityManager): Promise<void> {
    const [due] = await manager.query<[Pick<AnswerDeadline, 'leadId' | 'isEscalated'>[], number]>(TAKE_DUE)
    for (const { leadId, isEscalated } of due)
      await publish(manager, isEscalated ? 'lead.escalated' : 'lead.overdue', leadId)
  }

  /** Plans the mail to the head office about leads that are overdue, and deletes the deadlines of those that no longer wait. */
  @OnEvent('lead.overdue')
  async planEscalation(leadIds: string[], manager: EntityManager): Promise<void> {
    const waiting = await findWaiting(manager, leadIds)
    const others = leadIds.filter((id) => !waiting.some(({ lead }) => lead.id === id))
    await manager.delete(AnswerDeadline, { leadId: In(others) })
    const endOf = await this.readClock(manager)
    for (const { kind, lead } of waiting) {
      const alertAt = endOf(kind, lead, new Date())
      await manager.update(AnswerDeadline, { leadId: lead.id }, { alertAt, isEscalated: true })
    }
  }

  /**
   * Returns a function that returns the end of the time for an answer to a lead that begins at a moment, in opening hours of its
   * location; the head office answers leads without one.
   */
  private async readClock(manager: EntityManager): Promise<(kind: LeadKind, lead: Lead, start: Date) => Date> {
    const { answerDays } = await this.settings.current(manager)
    const office = await this.business.row(manager)
    const locations = await this.rows.locations(manager)
    const holidays = await this.rows.holidays(manager)
    return ({ scope }, lead, start) => {
      const location = locations.find(({ slug }) => slug === lead.location)
      return afterWorkingDays(start, answerDays[scope], {
        hours: (location ?? office).hours,
        specialDays: location?.specialDays ?? [],
        holidays: holidays.filter((holiday) => isHolidayOf(location?.slug, holiday)),
      })
    }
  }
}

/** Lead whose sender is waiting for an answer. */
export interface WaitingLead {
  kind: LeadKind
  lead: Lead
}

/** Returns those of some leads whose senders are waiting for an answer. */
export async function findWaiting(manager: EntityManager, leadIds: string[]): Promise<WaitingLead[]> {
  const found: WaitingLead[] = []
  // One after the other: a transaction has one connection.
  for (const kind of leadKinds().filter(needsAnswer)) {
    const leads = await manager.findBy<Lead>(kind.entity, { id: In(leadIds) })
    found.push(...leads.filter((lead) => isWaiting(kind, lead)).map((lead) => ({ kind, lead })))
  }
  return found
}

/** Returns the deadlines of leads by id, without those that no longer wait for an answer. */
export async function findDeadlines(manager: EntityManager, kind: LeadKind, leads: Lead[]): Promise<Map<string, Date>> {
  const waiting = leads.filter((lead) => isWaiting(kind, lead))
  const deadlines = await manager.findBy(AnswerDeadline, { leadId: In(waiting.map(({ id }) => id)) })
  return new Map(deadlines.map(({ leadId, dueAt }) => [leadId, dueAt]))
}
