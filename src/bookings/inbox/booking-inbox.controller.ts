import { Get, Header, Inject } from '@nestjs/common'
import { ApiOperation, ApiSecurity } from '@nestjs/swagger'
import { LeadsController } from '#src/leads/leads.controller.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { TypedQuery } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { ReadMany, ReadManyOf } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { Booking } from '../booking.entity.js'
import { CalendarDownload } from '../calendar-download.decorator.js'
import { BookingCalendarExportService } from './booking-calendar-export.service.js'
import { bookingDtos, BookingQueryDto } from './booking-list.dto.js'

/** Inbox of the bookings. */
export class BookingInboxController extends LeadsController({
  entity: Booking,
  one: 'booking',
  many: 'bookings',
  dtos: bookingDtos,
  reads: { list: 'bookings', one: 'booking' },
}) {
  @Inject(BookingCalendarExportService) private readonly calendars: BookingCalendarExportService

  @ApiOperation({ summary: 'Export bookings as a calendar' })
  @Get('calendar-file')
  @NeedsRecentSignIn()
  @RequiredRole('admin')
  @ApiSecurity('session', ['admin'])
  @Header('Cache-Control', 'no-store')
  @CalendarDownload('bookings')
  exportCalendar(
    @TypedQuery(BookingQueryDto) query: BookingQueryDto,
    @CurrentUser() user: SignedInUser,
    @RequestLanguage() language: Language,
  ): Promise<string> {
    return this.calendars.render(query, user, language)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    bookings: ReadMany<BookingInboxController['list'], BookingQueryDto>
    booking: ReadManyOf<BookingInboxController['show'], BookingQueryDto>
  }
}
