import { Body, HttpCode, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import { ApiLeadChange, LeadId, LeadVersion } from '#src/leads/work/lead-request.decorators.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { IdempotencyKeyHeader } from '#src/platform/http/idempotency/idempotency-key.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { BookingReceiptDto } from '../booking.dto.js'
import { BookingMoveDto, CoverageAcceptanceDto, StaffBookingDto } from './staff-booking.dto.js'
import { StaffBookingsService } from './staff-bookings.service.js'

/** Bookings that staff add and move. */
@AdminController('bookings', 'staff')
@ScopedByLocation()
export class StaffBookingsController {
  constructor(private readonly bookings: StaffBookingsService) {}

  @ApiOperation({
    summary: 'Add a booking for a client',
    description: 'A time that is taken is refused with the nearest free ones of the therapist.',
  })
  @Post()
  @ApiCreatedResponse({ type: BookingReceiptDto })
  @ApiIdempotencyKey()
  @ApiProblem(404, 409)
  add(
    @Body() booking: StaffBookingDto,
    @CurrentUser() user: SignedInUser,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<BookingReceiptDto> {
    return this.bookings.add(booking, user, idempotencyKey)
  }

  @ApiOperation({
    summary: 'Move a booking to another time, therapist or location',
    description: 'Its service stays. A time that is taken is refused with the nearest free ones of the therapist.',
  })
  @Post(':id/move')
  @HttpCode(200)
  @ApiLeadChange()
  move(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() change: BookingMoveDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.bookings.move(id, version, change, user)
  }

  @ApiOperation({
    summary: 'Accept that a visit takes place although it is not covered',
    description: 'Its reason is not reported any more; others are. A move forgets what was accepted.',
  })
  @Post(':id/accept-coverage')
  @HttpCode(200)
  @ApiLeadChange()
  acceptCoverage(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() { coverage }: CoverageAcceptanceDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.bookings.acceptCoverage(id, version, coverage, user)
  }
}
