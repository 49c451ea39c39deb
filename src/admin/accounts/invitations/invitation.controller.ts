import { Body, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { nextQuery, ownAddress } from '../../session/own-address.js'
import { SecondStepService } from '../../session/second-step.service.js'
import { SignInService } from '../../session/sign-in.service.js'
import { AcceptInvitationDto } from './accept-invitation.dto.js'
import { InvitationCookieService } from './invitation-cookie.service.js'
import { InvitationsService } from './invitations.service.js'

/** Attempts with invitation links per network; a token cannot be guessed, but each attempt costs a password hash. */
const INVITATION_LIMIT: RateLimit = { scope: 'invitation', points: 30, seconds: 15 * 60 }

@AdminController('invitation', 'staff', 'editor')
@Unscoped('of the own account')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly signIn: SignInService,
  ) {}

  @ApiOperation({
    summary: 'Accept an invitation and set a password',
    description:
      'The response sets the session cookie. With two-factor authentication, send the code to `/api/admin/session/code` ' +
      'with the cookie of the response to complete the sign-in.',
  })
  @FormPage({
    path: '/admin/invitation',
    form: 'invitation',
    fields: (posted, { request, get }) => ({ ...posted, token: get(InvitationCookieService).read(request) }),
    done: (_, { query, request, response, get }) => {
      get(InvitationCookieService).clear(response)
      if (get(SecondStepService).isOwed(request)) return `/admin/login/code${nextQuery(query.next)}`
      return ownAddress(query.next, request.user!.role)
    },
  })
  @Post()
  @Public()
  @HttpCode(204)
  @RateLimited(INVITATION_LIMIT)
  @ApiNoContentResponse({
    description: 'Password set; the response sets the cookie of a session, or of a sign-in that needs a code.',
  })
  @ApiProblem(404)
  async accept(
    @Body() acceptance: AcceptInvitationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const user = await this.invitations.accept(acceptance)
    await this.signIn.continueFromLink(user, request, response)
  }
}
