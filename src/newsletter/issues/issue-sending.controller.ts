import { Body, Delete, HttpCode, Param, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiSeenVersion, SeenVersion } from '#src/platform/http/versions/version.decorators.js'
import { IssueSendingService } from './issue-sending.service.js'
import { IssueScheduleDto } from './newsletter-issue.dto.js'

const IssueId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

/** What the owner alone does with issues of the newsletter. */
@AdminController('newsletter-issues', { role: 'admin' })
export class IssueSendingController {
  constructor(private readonly sending: IssueSendingService) {}

  @ApiOperation({ summary: 'Sends an issue to all subscribers who have confirmed, from now on' })
  @Post(':id/send')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is being sent.' })
  @ApiSeenVersion()
  @ApiProblem(409, 422)
  send(@IssueId() id: string, @SeenVersion('issue') seen: number, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.send(id, seen, user)
  }

  @ApiOperation({ summary: 'Sends an issue at a moment to come' })
  @Post(':id/schedule')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It waits.' })
  @ApiSeenVersion()
  @ApiProblem(409)
  schedule(
    @IssueId() id: string,
    @SeenVersion('issue') seen: number,
    @Body() { at }: IssueScheduleDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.sending.schedule(id, new Date(at), seen, user)
  }

  @ApiOperation({ summary: 'Makes an issue that waits a draft again' })
  @Post(':id/unschedule')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'A draft.' })
  @ApiProblem(404, 409)
  unschedule(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.unschedule(id, user)
  }

  @ApiOperation({ summary: 'Sends no more of an issue, but for mails that have been begun' })
  @Post(':id/pause')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Paused.' })
  @ApiProblem(404, 409)
  pause(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.pause(id, user)
  }

  @ApiOperation({ summary: 'Goes on sending an issue, to those it has not been sent to' })
  @Post(':id/resume')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is being sent.' })
  @ApiProblem(404, 409)
  resume(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.resume(id, user)
  }

  @ApiOperation({ summary: 'Throws a draft away' })
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Gone.' })
  @ApiProblem(404, 409)
  remove(@IssueId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sending.remove(id, user)
  }
}
