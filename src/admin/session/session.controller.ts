import { Body, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { Public } from '#src/platform/http/public.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { OpenBeforePasswordChange } from '#src/platform/access/open-before-password-change.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { SessionDto } from './session.dto.js'
import { CodeSignInDto } from './sign-in.dto.js'
import { ATTEMPT_LIMIT } from './sign-in-limits.js'
import { SignInService } from './sign-in.service.js'
import { SessionsService } from './sessions.service.js'

@AdminController('session', { role: 'staff' })
export class SessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
  ) {}

  @ApiOperation({
    summary: 'Sign in',
    description:
      'The response sets the session cookie. After 401 with the code `session.second_factor_required`, repeat the request with `code`.',
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

  @ApiOperation({ summary: 'Get the signed-in user' })
  @Get()
  @OpenBeforePasswordChange()
  @ApiOkResponse({ type: SessionDto })
  show(@CurrentUser() { email, role, mustChangePassword }: SignedInUser): SessionDto {
    return { email, role, mustChangePassword }
  }

  @ApiOperation({ summary: 'Sign out' })
  @Delete()
  @OpenBeforePasswordChange()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Signed out.' })
  end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.sessions.end(request, response)
  }
}
