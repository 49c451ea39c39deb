import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { StandingAccessModule } from '#src/admin/standing-access/standing-access.module.js'
import { ApiKeysModule } from '#src/api-keys/api-keys.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { ChangeFeedModule } from '#src/change-feed/change-feed.module.js'
import { ContentModule } from '#src/content/content.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { LeadMailsModule } from '#src/leads/lead-mails.module.js'
import { LeadsModule } from '#src/leads/leads.module.js'
import { LocationsModule } from '#src/locations/locations.module.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { Absence } from './absences/absence.entity.js'
import { AbsenceLettersService } from './absences/absence-letters.service.js'
import { AbsencesController } from './absences/absences.controller.js'
import { AbsencesService } from './absences/absences.service.js'
import { IntegratorBookingsController } from './api/integrator-bookings.controller.js'
import { ProgramBookingsService } from './api/program-bookings.service.js'
import { AvailabilityController } from './availability/availability.controller.js'
import { AvailabilityService } from './availability/availability.service.js'
import { CalendarsService } from './availability/calendars.service.js'
import { OfferedTimesService } from './availability/offered-times.service.js'
import { Booking } from './booking.entity.js'
import { BookingsController } from './bookings.controller.js'
import { BookingsService } from './bookings.service.js'
import { BookingBurstsController } from './bursts/booking-bursts.controller.js'
import { BurstCancellationService } from './bursts/burst-cancellation.service.js'
import { BurstsService } from './bursts/bursts.service.js'
import { CalendarController } from './calendar/calendar.controller.js'
import { CalendarViewService } from './calendar/calendar-view.service.js'
import { PlacementsService } from './calendar/placements.service.js'
import { StaffBookingsController } from './calendar/staff-bookings.controller.js'
import { StaffBookingsService } from './calendar/staff-bookings.service.js'
import { ClientCalendarController } from './client-calendar.controller.js'
import { CalendarFeedController } from './feeds/calendar-feed.controller.js'
import { TherapistFeed } from './feeds/therapist-feed.entity.js'
import { TherapistFeedsController } from './feeds/therapist-feeds.controller.js'
import { TherapistFeedsService } from './feeds/therapist-feeds.service.js'
import { HeldBooking } from './held-booking.entity.js'
import { BookingBurst } from './holds/booking-burst.entity.js'
import { BookingBurstsService } from './holds/booking-bursts.service.js'
import { BookingHoldsService } from './holds/booking-holds.service.js'
import { BookingOrigin } from './holds/booking-origin.entity.js'
import { BookingOriginsService } from './holds/booking-origins.service.js'
import { BurstLettersService } from './holds/burst-letters.service.js'
import { CalendarShareService } from './holds/calendar-share.service.js'
import { HeldBookingsController } from './holds/held-bookings.controller.js'
import { HoldConfirmationService } from './holds/hold-confirmation.service.js'
import { HoldLettersService } from './holds/hold-letters.service.js'
import { HoldLinksService } from './holds/hold-links.service.js'
import { HoldMetricsService } from './holds/hold-metrics.service.js'
import { BookingCalendarExportService } from './inbox/booking-calendar-export.service.js'
import { BookingInboxController } from './inbox/booking-inbox.controller.js'
import { BookingCancellationService } from './links/booking-cancellation.service.js'
import { BookingLinksController } from './links/booking-links.controller.js'
import { BookingLinksService } from './links/booking-links.service.js'
import { ClientMovesService } from './links/client-moves.service.js'
import { LinkedBookingsService } from './links/linked-bookings.service.js'
import { BookingLettersService } from './mails/booking-letters.service.js'
import { BookingMailQueueService } from './mails/booking-mail-queue.service.js'
import { ClientChangeNoticesService } from './mails/client-change-notices.service.js'
import { BookableServicesController } from './offer/bookable-services.controller.js'
import { BookableServicesService } from './offer/bookable-services.service.js'
import { PreparationService } from './offer/preparation.service.js'
import { UncoveredVisitsController } from './visit-coverage/uncovered-visits.controller.js'
import { WaitlistController } from './waitlist/waitlist.controller.js'
import { WaitlistService } from './waitlist/waitlist.service.js'
import { WaitlistConfirmationsService } from './waitlist/waitlist-confirmations.service.js'
import { WaitlistEntry } from './waitlist/waitlist-entry.entity.js'
import { WaitlistLettersService } from './waitlist/waitlist-letters.service.js'
import { WaitlistLinksController } from './waitlist/waitlist-links.controller.js'
import { WaitlistLinksService } from './waitlist/waitlist-links.service.js'
import { WaitlistTurnsService } from './waitlist/waitlist-turns.service.js'

/** Bookings at real times, and the free times. */
@Module({
  imports: [
    LeadsModule,
    LeadMailsModule,
    BusinessModule,
    ContentModule,
    LocationsModule,
    PageTextsModule,
    AuditModule,
    ApiKeysModule,
    ChangeFeedModule,
    StandingAccessModule,
    RecipientsModule,
    TypeOrmModule.forFeature([
      Booking,
      Absence,
      TherapistFeed,
      WaitlistEntry,
      HeldBooking,
      BookingOrigin,
      BookingBurst,
    ]),
  ],
  controllers: [
    CalendarController,
    AvailabilityController,
    BookableServicesController,
    BookingsController,
    HeldBookingsController,
    IntegratorBookingsController,
    BookingLinksController,
    BookingInboxController,
    StaffBookingsController,
    AbsencesController,
    TherapistFeedsController,
    CalendarFeedController,
    ClientCalendarController,
    WaitlistController,
    WaitlistLinksController,
    BookingBurstsController,
    UncoveredVisitsController,
  ],
  providers: [
    AvailabilityService,
    CalendarsService,
    OfferedTimesService,
    BookableServicesService,
    PreparationService,
    BookingsService,
    ProgramBookingsService,
    BookingHoldsService,
    CalendarShareService,
    BookingBurstsService,
    BurstLettersService,
    BurstsService,
    BurstCancellationService,
    HoldMetricsService,
    BookingOriginsService,
    HoldConfirmationService,
    HoldLettersService,
    HoldLinksService,
    BookingCalendarExportService,
    BookingLinksService,
    BookingCancellationService,
    LinkedBookingsService,
    ClientMovesService,
    BookingLettersService,
    BookingMailQueueService,
    ClientChangeNoticesService,
    CalendarViewService,
    PlacementsService,
    StaffBookingsService,
    AbsencesService,
    AbsenceLettersService,
    TherapistFeedsService,
    WaitlistService,
    WaitlistTurnsService,
    WaitlistLettersService,
    WaitlistLinksService,
    WaitlistConfirmationsService,
  ],
  exports: [LinkedBookingsService, HoldConfirmationService, WaitlistLinksService],
})
export class BookingsModule {}
