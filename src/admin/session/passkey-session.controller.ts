import { Body, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { PasskeyRequestDto } from '../passkeys/passkey-options.dto.js'
import { PasskeyAssertionDto } from '../passkeys/passkey-responses.dto.js'
import { PasskeySignInService } from './passkey-sign-in.service.js'
import { SessionDto } from './session.dto.js'
import { ATTEMPT_LIMIT } from './sign-in-limits.js'

@AdminController('session', 'staff', 'editor')
@Unscoped('of the own account')
export class PasskeySessionController {
  constructor(private readonly passkeys: PasskeySignInService) {}

  @ApiOperation({
    summary: 'Start a sign-in with a passkey',
    description:
      'Returns options for `navigator.credentials.get()`. The challenge is valid once, for five minutes, with the cookie of the ' +
      'response. After the password, the options name the passkeys of its user.',
  })
  @Post('passkey/options')
  @Public()
  @HttpCode(200)
  @RateLimited(ATTEMPT_LIMIT)
  @ApiOkResponse({ type: PasskeyRequestDto })
  async begin(@Req() request: Request): Promise<PasskeyRequestDto> {
    return { options: await this.passkeys.begin(request) }
  }

  @ApiOperation({
    summary: 'Sign in with a passkey',
    description: 'Replaces password and code. The response sets the session cookie.',
  })
  @Post('passkey')
  @Public()
  @HttpCode(200)
  @RateLimited(ATTEMPT_LIMIT)
  @ApiOkResponse({ type: SessionDto })
  @ApiProblem(401)
  complete(
    @Body() assertion: PasskeyAssertionDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    return this.passkeys.complete(assertion, request, response)
  }

  @ApiOperation({ summary: 'Start a confirmation of the sign-in with a passkey' })
  @Post('confirmation/passkey/options')
  @HttpCode(200)
  @OpenBefore('secondFactor')
  @ApiOkResponse({ type: PasskeyRequestDto })
  async beginConfirmation(@CurrentUser() user: SignedInUser, @Req() request: Request): Promise<PasskeyRequestDto> {
    return { options: await this.passkeys.beginConfirmation(user, request) }
  }

  @ApiOperation({ summary: 'Confirm the sign-in with a passkey' })
  @Post('confirmation/passkey')
  @HttpCode(204)
  @OpenBefore('secondFactor')
  @ApiNoContentResponse({ description: 'Sign-in confirmed.' })
  @ApiProblem(429)
  async confirm(
    @Body() assertion: PasskeyAssertionDto,
    @CurrentUser() user: SignedInUser,
    @Req() { sessionID }: Request,
  ): Promise<void> {
    await this.passkeys.confirm(user, assertion, sessionID)
  }
}
