import { Body, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { MOST_CANCELLATIONS } from '#src/leads/work/cancellation-limit.js'
import { ChangedLeadsDto } from '#src/leads/work/lead-change.dto.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, type PostedFields } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { PageRead, type Read, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { BURST_FIELD } from '#src/shared/bookings/burst-field.js'
import { UNDO_SECONDS } from '#src/shared/leads/undo.js'
import { BurstCancellationDto, BurstDetailsDto, BurstDto } from './burst.dto.js'
import { BurstCancellationService } from './burst-cancellation.service.js'
import { burstNotFound, BurstsService } from './bursts.service.js'

const PAGE = '/admin/bookings/bursts/:id'
const BurstId = () => Param('id', new UuidPipe({ exceptionFactory: burstNotFound }))

/** Returns the ids of the checked boxes, each of which has its own field so that the form can be repeated. */
const checkedIds = (posted: PostedFields) => ({
  ids: Object.keys(posted)
    .filter((name) => name.startsWith(BURST_FIELD))
    .map((name) => name.slice(BURST_FIELD.length)),
})

/** Bursts of unconfirmed bookings. */
@AdminController('booking-bursts', 'staff')
@ScopedByLocation()
export class BookingBurstsController {
  constructor(
    private readonly bursts: BurstsService,
    private readonly cancellation: BurstCancellationService,
  ) {}

  @ApiOperation({
    summary: 'List bursts of unconfirmed bookings',
    description: 'Those of the last three days with suspected bookings that are still ahead.',
  })
  @Get()
  @ApiOkResponse({ type: [BurstDto] })
  @PageRead('bookingBursts')
  list(@CurrentUser() user: SignedInUser): Promise<BurstDto[]> {
    return this.bursts.list(user)
  }

  @ApiOperation({ summary: 'Get a burst with its bookings' })
  @Get(':id')
  @ApiOkResponse({ type: BurstDetailsDto })
  @ApiProblem(404)
  @PageRead('bookingBurst')
  read(@BurstId() id: string, @CurrentUser() user: SignedInUser): Promise<BurstDetailsDto> {
    return this.bursts.read(id, user)
  }

  @ApiOperation({
    summary: 'Cancel bookings of a burst',
    description:
      `Their times are free immediately. Clients are notified ${UNDO_SECONDS} seconds later, unless it is undone before. ` +
      `Needs a recent sign-in for more than ${MOST_CANCELLATIONS} cancellations of the user within an hour.`,
  })
  @FormPage({
    path: PAGE,
    form: 'burst',
    when: { action: 'cancel' },
    manyFields: true,
    fields: checkedIds,
    done: `${PAGE}?done=cancelled`,
  })
  @NeedsRecentSignIn('aboveLimit')
  @Post(':id/cancellation')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  @ApiProblem(404)
  cancel(
    @BurstId() id: string,
    @Body() { ids }: BurstCancellationDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return this.cancellation.cancel(id, ids, user)
  }

  @ApiOperation({
    summary: 'Undo the cancellation of a burst',
    description:
      'Restores the bookings whose times are still free and that nobody changed since; the others are listed.',
  })
  @FormPage({ path: PAGE, form: 'burst', when: { action: 'undo' }, done: `${PAGE}?done=undone` })
  @Post(':id/undo')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  @ApiProblem(404)
  undo(@BurstId() id: string, @CurrentUser() user: SignedInUser): Promise<ChangedLeadsDto> {
    return this.cancellation.undo(id, user)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    bookingBursts: Read<BookingBurstsController['list']>
    bookingBurst: ReadOne<BookingBurstsController['read']>
  }
}
