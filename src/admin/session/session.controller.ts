import { Body, Delete, Get, HttpCode, Post, Req, Res, UnauthorizedException } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { confirmedAddress, nextQuery, ownAddress } from './own-address.js'
import { SecondStepService } from './second-step.service.js'
import { SessionDto } from './session.dto.js'
import { SessionsService } from './sessions.service.js'
import { CodeDto, CodeSignInDto, ConfirmationDto } from './sign-in.dto.js'
import { SignInService } from './sign-in.service.js'
import { SignInConfirmationsService } from './sign-in-confirmations.service.js'
import { ATTEMPT_LIMIT } from './sign-in-limits.js'

const SIGNED_OUT = '/admin/login?signedOut=1'

@AdminController('session', 'staff', 'editor')
@Unscoped('of the own account')
export class SessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly secondStep: SecondStepService,
    private readonly confirmations: SignInConfirmationsService,
  ) {}

  @ApiOperation({
    summary: 'Sign in',
    description:
      'The response sets the session cookie. After 401 with the code `session.second_factor_required`, repeat the request ' +
      'with `code`, or send the code alone to `/api/admin/session/code` with the cookie of that response.',
  })
  @FormPage({
    path: '/admin/login',
    form: 'signIn',
    done: ({ role }: SessionDto, { query }) => ownAddress(query.next, role),
    failed: ({ code }, { query }) =>
      code === 'session.second_factor_required' ? `/admin/login/code${nextQuery(query.next)}` : undefined,
  })
  @Post()
  @Public()
  @HttpCode(200)
  @RateLimited(ATTEMPT_LIMIT)
  @ApiOkResponse({ type: SessionDto })
  @ApiProblem(401)
  begin(
    @Body() credentials: CodeSignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    return this.signIn.attempt(credentials, request, response)
  }

  @ApiOperation({
    summary: 'Complete a sign-in with the code',
    description: 'For five minutes after the 401 that asks for the code, with the cookie which that answer sets.',
  })
  @FormPage({
    path: '/admin/login/code',
    form: 'code',
    done: ({ role }: SessionDto, { query }) => ownAddress(query.next, role),
    failed: ({ code }, { request, get }) =>
      code === 'unauthorized' ? get(SecondStepService).firstStepAddress(request) : undefined,
  })
  @Post('code')
  @Public()
  @HttpCode(200)
  @RateLimited(ATTEMPT_LIMIT)
  @ApiOkResponse({ type: SessionDto })
  @ApiProblem(401)
  async complete(
    @Body() { code }: CodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const user = await this.secondStep.recall(request)
    if (!user) throw new UnauthorizedException()
    return this.signIn.complete(user, code, request, response)
  }

  @ApiOperation({
    summary: 'Confirm the sign-in',
    description:
      'Routes with `x-recent-sign-in-minutes` answer 403 `session.confirmation_required` that many minutes after the sign-in, ' +
      'those that name a limit only above it. ' +
      'Confirm it, then repeat the request.',
  })
  @FormPage({
    path: '/admin/confirm',
    form: 'confirmation',
    confirmsSignIn: true,
    done: (_, { query, request }) => confirmedAddress(query.next, request.user!.role),
  })
  @Post('confirmation')
  @HttpCode(204)
  @OpenBefore('secondFactor')
  @ApiNoContentResponse({ description: 'Sign-in confirmed.' })
  @ApiProblem(429)
  async confirm(
    @Body() { confirmation }: ConfirmationDto,
    @CurrentUser() user: SignedInUser,
    @Req() { sessionID }: Request,
  ): Promise<void> {
    await this.confirmations.confirm(user, confirmation, sessionID)
  }

  @ApiOperation({ summary: 'Get the signed-in user' })
  @Get()
  @OpenBefore('password', 'secondFactor')
  @ApiOkResponse({ type: SessionDto })
  show(@CurrentUser() user: SignedInUser): SessionDto {
    return SessionDto.of(user)
  }

  @ApiOperation({ summary: 'Sign out' })
  @FormPage({
    path: '/admin/logout',
    done: SIGNED_OUT,
    failed: ({ code }) => (code === 'unauthorized' ? SIGNED_OUT : undefined),
  })
  @Delete()
  @OpenBefore('password', 'secondFactor')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Signed out.' })
  end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.sessions.end(request, response)
  }
}
