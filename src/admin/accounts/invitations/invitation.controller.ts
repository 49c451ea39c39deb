import { Body, HttpCode, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { AcceptInvitationDto } from './accept-invitation.dto.js'
import { INVITATION_LIMIT } from './invitation-limit.js'
import { InvitationCookieService } from './invitation-cookie.service.js'
import { InvitationsService } from './invitations.service.js'

@AdminController('invitation', 'staff', 'editor')
export class InvitationController {
  constructor(private readonly invitations: InvitationsService) {}

  @ApiOperation({ summary: 'Accept an invitation and set a password' })
  @FormPage({
    path: '/admin/invitation',
    form: 'invitation',
    fields: (posted, { request, get }) => ({ ...posted, token: get(InvitationCookieService).read(request) }),
    done: (_, { response, get }) => {
      get(InvitationCookieService).clear(response)
      return '/admin/login?welcome=1'
    },
  })
  @Post()
  @Public()
  @HttpCode(204)
  @RateLimited(INVITATION_LIMIT)
  @ApiNoContentResponse({ description: 'Password set.' })
  @ApiProblem(404)
  accept(@Body() acceptance: AcceptInvitationDto): Promise<void> {
    return this.invitations.accept(acceptance)
  }
}
