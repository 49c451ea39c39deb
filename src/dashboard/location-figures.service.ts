import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { type LeadKind, leadKinds } from '#src/leads/lead-kind.js'
import type { LeadReader } from '#src/leads/visible-leads.js'
import type { Location } from '#src/locations/location.entity.js'
import { LocationsService } from '#src/locations/locations.service.js'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { LeadKindName } from '#src/shared/leads/lead-kinds.js'
import { daysAfter } from '#src/shared/opening/opening-hours.js'
import { startOfZagrebDay, zagrebDay } from '#src/shared/zagreb-time.js'
import type { LeadCountsDto, LeadsByLocationDto } from './dashboard.dto.js'
import type { Period } from './dashboard-query.dto.js'
import { inboxOf } from './inbox.js'

/** Days of the period, and of the one before. */
export const DAYS: Record<Period, number> = { week: 7, month: 30 }

interface Counted {
  location: string | null
  recent: number
  before: number
}

/** Visits of one day by location, as the calendar shows them. */
const VISITS = `
  SELECT location, count(*)::int AS visits FROM bookings
  WHERE starts >= $1 AND starts < $2 AND ($3::text[] IS NULL OR location = ANY ($3)) AND status IN ('booked', 'came', 'noShow') AND trashed_at IS NULL AND merged_into_id IS NULL
  GROUP BY 1`

/** Leads and visits of today by location. */
@Injectable()
export class LocationFiguresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly locations: LocationsService,
  ) {}

  /** Returns the leads of the last seven or thirty days, today included, and of as many before, at the locations of the reader. */
  async find(by: Period, reader: LeadReader, now: Date): Promise<LeadsByLocationDto> {
    const today = zagrebDay(now).toString()
    const from = daysAfter(today, 1 - DAYS[by])
    const before = daysAfter(from, -DAYS[by])
    const [places, visits, ...counted] = await Promise.all([
      this.findPlaces(reader.locations),
      this.countVisits(today, reader.locations),
      ...leadKinds().map((kind) => this.count(kind, reader, { before, from, today })),
    ])
    const countsAt = (slug: string | null, of: 'recent' | 'before') =>
      Object.fromEntries(
        leadKinds().map(({ name }, index) => [
          name,
          counted[index]!.find(({ location }) => location === slug)?.[of] ?? 0,
        ]),
      ) as unknown as LeadCountsDto & Record<LeadKindName, number>
    const known = places.map(({ slug }) => slug)
    const found = [...counted.flat(), ...visits].map(({ location }) => location)
    const removed = new Set(found.flatMap((slug) => (slug === null || known.includes(slug) ? [] : slug)))
    const slugs = [...known, ...[...removed].sort(), ...(found.includes(null) ? [null] : [])]
    return {
      from,
      to: today,
      locations: slugs.map((slug) => ({
        location: slug,
        name: places.find((place) => place.slug === slug)?.name ?? null,
        visits: visits.find(({ location }) => location === slug)?.visits ?? 0,
        recent: countsAt(slug, 'recent'),
        before: countsAt(slug, 'before'),
      })),
    }
  }

  private async findPlaces(scope: LocationScope): Promise<Pick<Location, 'slug' | 'name'>[]> {
    const places = await this.locations.names()
    return places.filter(({ slug }) => !scope || scope.includes(slug))
  }

  private count(
    kind: LeadKind,
    reader: LeadReader,
    days: { before: string; from: string; today: string },
  ): Promise<Counted[]> {
    const before = startOfZagrebDay(days.before)
    const from = startOfZagrebDay(days.from)
    return inboxOf(this.dataSource.manager, kind, reader)
      .select('lead.location', 'location')
      .addSelect('(count(*) FILTER (WHERE lead.received_at >= :from))::int', 'recent')
      .addSelect('(count(*) FILTER (WHERE lead.received_at < :from))::int', 'before')
      .andWhere('lead.received_at >= :before AND lead.received_at < :end')
      .setParameters({ before, from, end: startOfZagrebDay(daysAfter(days.today, 1)) })
      .groupBy('lead.location')
      .getRawMany<Counted>()
  }

  private countVisits(today: string, scope: LocationScope): Promise<{ location: string | null; visits: number }[]> {
    return this.dataSource.query(VISITS, [startOfZagrebDay(today), startOfZagrebDay(daysAfter(today, 1)), scope])
  }
}
