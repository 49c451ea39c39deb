import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { BusinessService } from '#src/business/business.service.js'
import { OfferService } from '#src/content/offer/offer.service.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { filterLeads, resolveFilter } from '#src/leads/lists/lead.queries.js'
import type { LeadQueryDto } from '#src/leads/lists/lead-query.dto.js'
import { translateServices } from '#src/leads/translate-services.js'
import { Location } from '#src/locations/location.entity.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { Language } from '#src/shared/languages.js'
import { Booking } from '../booking.entity.js'
import { renderCalendarFeed } from '../mails/booking-calendar.js'

/** Exports bookings as a calendar. */
@Injectable()
export class BookingCalendarExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
    private readonly business: BusinessService,
    private readonly offer: OfferService,
  ) {}

  /** Returns the visits of a filter with names and contact data (RFC 5545). Recorded in the audit log before it starts. */
  async render(
    { page: _page, pageSize: _pageSize, lang: _lang, ...filter }: LeadQueryDto,
    actor: SignedInUser,
    language: Language,
  ): Promise<string> {
    const { manager } = this.dataSource
    const kind = leadKindOf(Booking)
    const { search, ...conditions } = filter
    const details = { kind: kind.name, format: 'calendar', ...conditions, searched: Boolean(search) }
    await this.audit.record({ action: 'lead.exported', actor, details })
    const resolved = await resolveFilter(manager, kind, filter, actor)
    const bookings = await filterLeads(manager, kind, resolved, actor)
      .orderBy('lead.starts')
      .addOrderBy('lead.id')
      .getMany()
    translateServices(bookings, await this.offer.serviceNamesIn(language))
    const locations = await manager.find(Location, { select: { slug: true, name: true } })
    const places = new Map(locations.map(({ slug, name }) => [slug, name[language]]))
    return renderCalendarFeed(
      (await this.business.info()).name,
      bookings.map((booking) => toEvent(booking, places.get(booking.location ?? '') ?? '')),
    )
  }
}

function toEvent(booking: Booking, place: string) {
  const { id, version, updatedAt, starts, ends, name, service, therapist, phone, email, status } = booking
  return {
    id,
    sequence: version,
    changedAt: updatedAt,
    starts,
    ends,
    place,
    title: `${name}, ${service}`,
    description: [therapist, phone, email].filter(Boolean).join('\n'),
    isCancelled: status === 'cancelled',
  }
}
