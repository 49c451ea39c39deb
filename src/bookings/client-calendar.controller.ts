import { Controller, Get, Header } from '@nestjs/common'
import { ApiOperation } from '@nestjs/swagger'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In, IsNull } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { leadNotFound } from '#src/leads/lead-problems.js'
import { LeadId } from '#src/leads/work/lead-request.decorators.js'
import { Location } from '#src/locations/location.entity.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { Booking } from './booking.entity.js'
import { CalendarDownload } from './calendar-download.decorator.js'
import { renderCalendar } from './mails/booking-calendar.js'
import { toCalendarVisit } from './mails/to-calendar-visit.js'
import { PreparationService } from './offer/preparation.service.js'

/** Calendar entry of a booking for its client, who knows the id from the receipt. It contains no personal data. */
@Public()
@Controller('api/bookings')
export class ClientCalendarController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly business: BusinessService,
    private readonly settings: SettingsService,
    private readonly preparations: PreparationService,
  ) {}

  @ApiOperation({
    summary: 'Get the calendar entry of a booking',
    description:
      'Service, therapist, time, place and preparation, in the language of the booking. The id is that of the receipt.',
  })
  @Get(':id/calendar')
  @RateLimited({ scope: 'booking-calendar', points: 60, seconds: 600 })
  @Header('Cache-Control', 'private, no-cache')
  @Header('X-Robots-Tag', 'noindex')
  @CalendarDownload('biorezonanca')
  @ApiProblem(404)
  async show(@LeadId() id: string): Promise<string> {
    const { manager } = this.dataSource
    // A mark of spam, which staff set, is nothing for the sender to see.
    const booking = await manager.findOneBy(Booking, { id, status: In(['booked', 'spam']), trashedAt: IsNull() })
    if (!booking) throw leadNotFound()
    const { location: slug, language } = booking
    const location = (slug && (await manager.findOneBy(Location, { slug }))) || undefined
    const { name } = await this.business.info()
    const { sender: organizer } = await this.settings.current()
    const preparation = await this.preparations.ofBooking(booking, language)
    return renderCalendar(toCalendarVisit(booking, { name, organizer, location, preparation, language }))
  }
}
