import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { FormPage, SHOW_RESULT, tokenInAddress } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { BookingReceiptDto } from '../booking.dto.js'
import { BookingLinkDto } from '../links/booking-link.dto.js'
import { HoldConfirmationService } from './hold-confirmation.service.js'

/** Bookings of a link. */
export class ConfirmedBookingsDto extends WithProperties({
  bookings: is.list(BookingReceiptDto, 'The booking of the link, then others that its client held.'),
}) {}

/** API of the page that the link in the mail about a held time leads to. */
@Public()
@Controller('api/bookings')
export class HeldBookingsController {
  constructor(private readonly holds: HoldConfirmationService) {}

  @ApiOperation({
    summary: 'Confirm a held time',
    description:
      'Books the held time of the link in a mail, and the other times that the same client holds. A time whose hold is over is booked if it is still free.',
  })
  @FormPage({ path: linkPaths('confirmBooking'), form: 'confirmBooking', fields: tokenInAddress, done: SHOW_RESULT })
  @Post('confirmation')
  @HttpCode(200)
  @RateLimited({ scope: 'booking-confirmation', points: 30, seconds: 600 })
  @ApiOkResponse({ type: ConfirmedBookingsDto })
  @ApiProblem(404, 409, 410)
  async confirm(@Body() { token }: BookingLinkDto): Promise<ConfirmedBookingsDto> {
    return { bookings: await this.holds.confirm(token) }
  }
}
