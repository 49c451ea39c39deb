import { Body, Controller, Post, Req } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import { ChecksKey } from '#src/api-keys/checks-key.decorator.js'
import { CurrentKey } from '#src/api-keys/opened-by-key.decorator.js'
import { ReceptionOf } from '#src/leads/intake/lead-form.decorators.js'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import { ApiProofRequired } from '#src/leads/spam/api-proof-required.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { pathsOf } from '#src/shared/addresses.js'
import { referenceOf } from '#src/shared/leads/reference.js'
import { ProgramBookingsService } from './api/program-bookings.service.js'
import { BookingDto, BookingReceiptDto } from './booking.dto.js'
import { BookingsService } from './bookings.service.js'
import { BookingOriginsService } from './holds/booking-origins.service.js'

/** Bookings per address; those of programs count by key. */
const LIMIT: RateLimit = {
  scope: 'booking',
  points: 20,
  seconds: 600,
  lenient: true,
  of: (request) => (request.apiKey ? null : clientNetwork(request)),
}

@Public()
@Controller('api/bookings')
export class BookingsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly programs: ProgramBookingsService,
    private readonly origins: BookingOriginsService,
  ) {}

  @ApiOperation({
    summary: 'Create a booking',
    description:
      'Books a free time. A time that was taken in the meantime is refused with the nearest free ones. A time with `heldUntil` is held until ' +
      'then: the client presses the link in a mail to book it. Programs send their key, which replaces the spam check, and hold nothing.',
  })
  @FormPage<BookingReceiptDto>({
    path: pathsOf('booking'),
    form: 'booking',
    receipt: ({ id, start, end, location, therapistId, heldUntil }, { posted }) => ({
      reference: referenceOf(id),
      values: {
        start,
        end,
        location,
        therapistId,
        service: posted.service as string,
        forWhom: posted.forWhom as string,
        ...(heldUntil && { heldUntil }),
      },
    }),
  })
  @Post()
  @RateLimited(LIMIT)
  @ApiCreatedResponse({ type: BookingReceiptDto })
  @ApiProblem(409)
  @ApiIdempotencyKey()
  @ApiProofRequired()
  // Below the limit, so that the key is known to it.
  @ChecksKey('bookings:write')
  @ScopedByLocation()
  submit(
    @Body() booking: BookingDto,
    @ReceptionOf() reception: Reception,
    @Req() request: Request,
    @CurrentKey() key?: ApiKey,
  ): Promise<BookingReceiptDto> {
    if (key) return this.programs.add(booking, reception, key)
    return this.bookings.submit(booking, reception, this.origins.originOf(request))
  }
}
