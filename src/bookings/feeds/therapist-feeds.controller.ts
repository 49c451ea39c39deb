import { Body, Delete, HttpCode, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiProperty } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { TypedQuery } from '#src/platform/http/validation/typed-parameters.decorators.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { TherapistFeedsService } from './therapist-feeds.service.js'

const PAGE = '/admin/calendar/subscriptions'
const FORM = 'therapistFeed'

export class FeedOwnerDto {
  @ApiProperty({ format: 'uuid', description: 'Id of a therapist.' })
  @IsId()
  therapistId: string
}

export class FeedAddressDto extends WithProperties({
  therapistId: is.uuid(),
  address: is.text({ format: 'uri', description: 'Address of the calendar. Not shown again.' }),
}) {}

/** Secret addresses of the calendars of therapists. */
@AdminController('therapist-calendars', 'staff')
@ForAllLocations()
export class TherapistFeedsController {
  constructor(private readonly feeds: TherapistFeedsService) {}

  @ApiOperation({
    summary: 'Create the secret address of the calendar of a therapist',
    description: 'The former address no longer works.',
  })
  @FormPage({ path: PAGE, form: FORM, when: { action: 'renew' }, done: SHOW_RESULT })
  @Post()
  @NeedsRecentSignIn()
  @ApiCreatedResponse({ type: FeedAddressDto })
  @ApiProblem(404)
  async renew(@Body() { therapistId }: FeedOwnerDto, @CurrentUser() user: SignedInUser): Promise<FeedAddressDto> {
    return { therapistId, address: await this.feeds.renew(therapistId, user) }
  }

  @ApiOperation({ summary: 'Remove the secret address of the calendar of a therapist' })
  @FormPage({
    path: PAGE,
    form: FORM,
    when: { action: 'remove' },
    queryFields: ['therapistId'],
    done: `${PAGE}?done=removed`,
  })
  @Delete()
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Address removed.' })
  remove(@TypedQuery(FeedOwnerDto) { therapistId }: FeedOwnerDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.feeds.remove(therapistId, user)
  }

  @PageRead('therapistFeeds')
  list() {
    return this.feeds.list()
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    therapistFeeds: Read<TherapistFeedsController['list']>
  }
}
