import { Body, Delete, HttpCode, Param, Post, Query } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { ClaimsConfirmationDto } from '#src/admin/claims/claims-confirmation.dto.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { ApiSeenVersion, SeenVersion } from '#src/platform/http/versions/version.decorators.js'
import { readTyped } from '#src/shared/typed-times.js'
import { fromZagrebTime } from '#src/shared/zagreb-time.js'
import { IssueSendingService } from './issue-sending.service.js'
import { IssueScheduleDto } from './newsletter-issue.dto.js'

const IssueId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

const PAGE = '/admin/newsletter-issues/:id/sending'
const sendingPage = { path: PAGE, form: 'issueSending' }

/** Actions on issues that are reserved to administrators. */
@AdminController('newsletter-issues', 'editor')
export class IssueSendingController {
  constructor(private readonly sending: IssueSendingService) {}

  @ApiOperation({ summary: 'Send an issue' })
  @FormPage({ ...sendingPage, when: { action: 'send' }, done: `${PAGE}?done=send` })
  @Post(':id/send')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Issue is sent in a minute.' })
  @ApiSeenVersion()
  @ApiProblem(409, 422)
  send(
    @IssueId() id: string,
    @SeenVersion('issue') seen: number,
    @Query() { claims }: ClaimsConfirmationDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.sending.send(id, seen, user, claims === 'confirmed')
  }

  @ApiOperation({ summary: 'Schedule an issue' })
  @FormPage({
    ...sendingPage,
    when: { action: 'schedule' },
    fields: ({ at, ...others }) => ({
      ...others,
      at: typeof at === 'string' ? fromZagrebTime(readTyped('datetime-local', at)) : at,
    }),
    done: `${PAGE}?done=schedule`,
  })
  @Post(':id/schedule')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Issue scheduled.' })
  @ApiSeenVersion()
  @ApiProblem(409, 422)
  schedule(
    @IssueId() id: string,
    @SeenVersion('issue') seen: number,
    @Query() { claims }: ClaimsConfirmationDto,
    @Body() { at }: IssueScheduleDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.sending.schedule(id, new Date(at), seen, user, claims === 'confirmed')
  }

  @ApiOperation({ summary: 'Unschedule an issue' })
  @FormPage({ ...sendingPage, when: { action: 'unschedule' }, done: `${PAGE}?done=unschedule` })
  @Post(':id/unschedule')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Issue is a draft again.' })
  @ApiProblem(404, 409)
  unschedule(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.unschedule(id, user)
  }

  @ApiOperation({
    summary: 'Pause sending an issue',
    description: 'An issue of which no mail was queued, in the minute after `send`, becomes a draft again.',
  })
  @FormPage({ ...sendingPage, when: { action: 'pause' }, done: `${PAGE}?done=pause` })
  @Post(':id/pause')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Sending paused.' })
  @ApiProblem(404, 409)
  pause(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.pause(id, user)
  }

  @ApiOperation({ summary: 'Resume sending an issue' })
  @FormPage({ ...sendingPage, when: { action: 'resume' }, done: `${PAGE}?done=resume` })
  @Post(':id/resume')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Sending resumed.' })
  @ApiProblem(404, 409)
  resume(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.resume(id, user)
  }

  @ApiOperation({ summary: 'Delete a draft issue' })
  @FormPage({ ...sendingPage, when: { action: 'remove' }, done: '/admin/newsletter-issues?done=remove' })
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Draft deleted.' })
  @ApiSeenVersion()
  @ApiProblem(404, 409)
  remove(@IssueId() id: string, @SeenVersion('issue') seen: number, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.remove(id, seen, user)
  }
}
