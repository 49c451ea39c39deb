import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { FormPage, SHOW_RESULT, tokenInAddress } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { languageInAddress } from '#src/platform/i18n/request-language.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { BookingCancellationService } from './booking-cancellation.service.js'
import { BookingLinkDto, LinkedMoveDto, MovedBookingDto } from './booking-link.dto.js'
import { ClientMovesService } from './client-moves.service.js'

const LIMIT = { scope: 'booking-link', points: 30, seconds: 600 }

/** API of the pages that the link in a confirmation leads to. */
@Public()
@Controller('api/bookings')
export class BookingLinksController {
  constructor(
    private readonly cancellations: BookingCancellationService,
    private readonly moves: ClientMovesService,
  ) {}

  @ApiOperation({
    summary: 'Cancel a booking',
    description: 'Cancels the booking of the link in its confirmation, up to some hours before the visit.',
  })
  @FormPage({ path: linkPaths('cancelBooking'), form: 'cancelBooking', fields: tokenInAddress, done: SHOW_RESULT })
  @Post('cancellation')
  @HttpCode(204)
  @RateLimited(LIMIT)
  @ApiNoContentResponse({ description: 'Booking cancelled.' })
  @ApiProblem(404, 409, 410)
  cancel(@Body() { token }: BookingLinkDto): Promise<void> {
    return this.cancellations.cancel(token)
  }

  @ApiOperation({
    summary: 'Move a booking to another free time',
    description:
      'Moves the booking of the link in its confirmation, up to some hours before the visit. Service, location and price stay. ' +
      'A time that is taken is refused with the nearest free ones.',
  })
  @FormPage({
    path: linkPaths('moveBooking'),
    form: 'moveBooking',
    fields: (posted, { query }) => ({ ...posted, token: query.token }),
    done: (_, { query, request }) => movedAddress(request.originalUrl, query.token as string),
  })
  @Post('move')
  @HttpCode(200)
  @RateLimited(LIMIT)
  @ApiOkResponse({ type: MovedBookingDto })
  @ApiProblem(404, 409, 410)
  move(@Body() move: LinkedMoveDto): Promise<MovedBookingDto> {
    return this.moves.move(move)
  }
}

/** Returns the address of the same page that reports the move, so that loading it again moves nothing. */
function movedAddress(address: string, token: string): string {
  const lang = languageInAddress(address)
  const query = new URLSearchParams({ ...(lang && { lang }), token, moved: '1' })
  return `${address.split('?')[0]}?${query.toString()}`
}
