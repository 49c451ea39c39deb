import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { countEachUpTo, MOST_COUNTED } from '#src/platform/http/lists/count-up-to.js'
import { openingOf } from '#src/shared/leads/excerpt.js'
import { getOrThrow, requireValue } from '#src/shared/lookups.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { findDeadlines } from '../deadlines/answer-deadlines.service.js'
import { summarise } from '../details/lead-summary.js'
import { findFollowUps } from '../follow-ups/follow-ups.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { filterLeads, type LeadFilter, sortByFollowUp, sortLeads } from '../lists/lead.queries.js'
import { LeadTalliesService, type Tally } from '../lists/lead-tallies.service.js'
import { LeadTotalsService } from '../lists/lead-totals.service.js'
import { findMerged } from '../lists/merged-leads.js'
import { isVisible, type LeadReader } from '../visible-leads.js'
import { isWaiting } from '../waiting-leads.js'
import type { InboxCountsDto, InboxItemDto, UnifiedInboxDto, UnifiedInboxQueryDto } from './unified-inbox.dto.js'
import { filterOf, newStatus, statusesToAssign } from './views-of-kind.js'

interface Part {
  kind: LeadKind
  filter: LeadFilter
}

/** Position of a lead in the inbox. */
interface Place {
  kind: LeadKind
  id: string
  receivedAt: Date
  /** Day of the reminder, in the view of reminders. */
  day?: string
}

/** Inbox over the leads of all kinds, each of which has its own table. */
@Injectable()
export class UnifiedInboxService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly totals: LeadTotalsService,
    private readonly tallies: LeadTalliesService,
  ) {}

  async list(query: UnifiedInboxQueryDto, user: SignedInUser, now = new Date()): Promise<UnifiedInboxDto> {
    const { view, page, pageSize, sort, search, location, from, to } = query
    const today = zagrebDay(now).toString()
    const parts = leadKinds().flatMap((kind): Part[] => {
      const filter = filterOf(view, kind, today)
      return filter ? [{ kind, filter: { view: 'inbox', from, to, ...filter, sort, search, location } }] : []
    })
    const end = page * pageSize
    const [places, totals, counts] = await Promise.all([
      Promise.all(parts.map((part) => this.placesOf(part, end, user))),
      Promise.all(parts.map(({ kind, filter }) => this.totals.of(kind, filter, user))),
      this.count(user, now, location),
    ])
    const inOrder = places.flat().sort(orderOf(query))
    return {
      items: await this.itemsAt(inOrder.slice(end - pageSize, end), user),
      page,
      pageSize,
      counts,
      total: totals.reduce((sum, { total }) => sum + total, 0),
      totalIsCapped: totals.some(({ totalIsCapped }) => totalIsCapped),
    }
  }

  /** Returns the places of the first leads of a kind: none of the others can be on the page. */
  private async placesOf({ kind, filter }: Part, limit: number, user: LeadReader): Promise<Place[]> {
    const leads = filterLeads(this.dataSource.manager, kind, filter, user)
      .select('lead.id', 'id')
      .addSelect('lead.received_at', 'receivedAt')
    const sorted = filter.hasFollowUp ? sortByFollowUp(leads) : sortLeads(leads, kind, filter.sort)
    const rows = await sorted.limit(limit).getRawMany<Omit<Place, 'kind'>>()
    return rows.map(({ id, receivedAt, day }) => ({ kind, id, receivedAt, day }))
  }

  private async itemsAt(places: Place[], { locations }: SignedInUser): Promise<InboxItemDto[]> {
    const { manager } = this.dataSource
    const items = new Map<string, InboxItemDto>()
    await Promise.all(
      [...new Set(places.map(({ kind }) => kind))].map(async (kind) => {
        const ids = places.filter((place) => place.kind === kind).map(({ id }) => id)
        const [found, merged] = await Promise.all([
          manager.findBy<Lead>(kind.entity, { id: In(ids) }),
          findMerged(manager, kind, ids, locations),
        ])
        // One may have moved since the ids were selected.
        const leads = found.filter((lead) => isVisible(lead, locations))
        const deadlines = await findDeadlines(manager, kind, leads)
        const followUps = await findFollowUps(manager, kind, leads)
        for (const lead of leads) {
          const beside = {
            mergedLeads: getOrThrow(merged, lead.id).length,
            answerDueAt: deadlines.get(lead.id) ?? null,
          }
          const followUpOn = followUps.get(lead.id)?.day ?? null
          items.set(lead.id, { ...toInboxItem(kind, lead), ...beside, followUpOn })
        }
      }),
    )
    return places.flatMap(({ id }) => items.get(id) ?? [])
  }

  /** Returns the numbers of leads in the views of a user; of reminders, of those that are due. @param location slug, or `none` */
  count(user: LeadReader, now: Date, location?: string): Promise<InboxCountsDto> {
    const kinds = leadKinds()
    // The tallies do not contain the location that the sender of an unrouted lead entered, but a list contains the lead.
    const untallied = kinds.filter(({ isForHeadOffice }) => isForHeadOffice && location && !user.locations)
    const tallied = kinds.filter((kind) => !untallied.includes(kind))
    const tallies = this.tallies.byStatus(tallied, zagrebDay(now).toString(), user.locations, location)
    return this.countBeside(tallies, user, now, { location, untallied })
  }

  /** Returns the numbers of leads in the views of a user, with the tallies of all but the untallied kinds. */
  async countBeside(
    tallied: Promise<Tally[]>,
    user: LeadReader,
    now: Date,
    { location, untallied = [] }: { location?: string; untallied?: LeadKind[] } = {},
  ): Promise<InboxCountsDto> {
    const kinds = leadKinds()
    const viewed = {
      overdue: kinds,
      followUp: kinds,
      mine: kinds,
      new: untallied,
      today: untallied,
      unassigned: untallied,
    }
    const kindOf = new Map(kinds.map((kind) => [kind.table, kind]))
    const [tallies, counts] = await Promise.all([tallied, this.countViews(viewed, user, now, location)])
    const sum = (figure: 'leads' | 'today' | 'unassigned', isCounted: (kind: LeadKind, status: string) => boolean) =>
      tallies
        .filter(({ table, status }) => isCounted(getOrThrow(kindOf, table), status))
        .reduce((total, tally) => total + tally[figure], 0)
    return {
      new: sum('leads', (kind, status) => status === newStatus(kind)) + counts.new,
      today: sum('today', (_kind, status) => status !== 'spam') + counts.today,
      overdue: counts.overdue,
      followUp: counts.followUp,
      mine: counts.mine,
      unassigned: sum('unassigned', (kind, status) => statusesToAssign(kind).includes(status)) + counts.unassigned,
    }
  }

  /** Counts the leads of some kinds in each view, in one statement. */
  private async countViews(
    kindsOf: Record<keyof InboxCountsDto, LeadKind[]>,
    user: LeadReader,
    now: Date,
    location: string | undefined,
  ): Promise<InboxCountsDto> {
    const today = zagrebDay(now).toString()
    const parts = Object.entries(kindsOf).flatMap(([name, kinds]) => {
      const view = name as keyof InboxCountsDto
      const due: Partial<LeadFilter> = view === 'followUp' ? { hasFollowUp: false, isFollowUpDue: true } : {}
      return kinds.flatMap((kind) => {
        const filter = filterOf(view, kind, today)
        return filter ? [{ view, kind, filter: { view: 'open', sort: '', location, ...filter, ...due } as const }] : []
      })
    })
    const { manager } = this.dataSource
    const leads = parts.map(({ kind, filter }) => filterLeads(manager, kind, filter, user))
    const totals = await countEachUpTo(leads, MOST_COUNTED)
    const counts = { new: 0, today: 0, mine: 0, unassigned: 0, overdue: 0, followUp: 0 }
    parts.forEach(({ view }, index) => (counts[view] += requireValue(totals[index], view).total))
    return counts
  }
}

function toInboxItem(kind: LeadKind, lead: Lead) {
  const { location, assigneeId } = lead
  const excerpt = openingOf(kind.fields, lead)
  return { ...summarise(kind, lead), isWaiting: isWaiting(kind, lead), excerpt, location, assigneeId }
}

const olderFirst = (one: Place, other: Place) =>
  one.receivedAt.getTime() - other.receivedAt.getTime() || (one.id < other.id ? -1 : 1)
const newerFirst = (one: Place, other: Place) => olderFirst(other, one)
const earlierDayFirst = (one: Place, other: Place) =>
  one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day! < other.day! ? -1 : 1

/** Returns the order of a page: reminders by their day, so that those that are due come first. */
function orderOf({ view, sort }: Pick<UnifiedInboxQueryDto, 'view' | 'sort'>) {
  if (view === 'followUp') return earlierDayFirst
  return sort.startsWith('-') ? newerFirst : olderFirst
}
