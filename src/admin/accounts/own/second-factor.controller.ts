import { Body, HttpCode, Post, Put, Req } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { ConfirmCodeDto, ConfirmPasswordDto, EnrolmentDto, RecoveryCodesDto } from './account.dto.js'
import { OwnAccountService } from './own-account.service.js'

const PAGE = '/admin/account/second-factor'

@AdminController('account/second-factor', 'staff', 'editor')
@Unscoped('of the own account')
export class SecondFactorController {
  constructor(private readonly account: OwnAccountService) {}

  @ApiOperation({
    summary: 'Start setting up two-factor authentication',
    description:
      'While it is enabled, this sets up another app: the present one stays valid until the first code of the new one. ' +
      'Only the same session can send that code, within 15 minutes.',
  })
  @FormPage({ path: PAGE, form: 'secondFactor', done: `${PAGE}/setup` })
  @Post()
  @NeedsRecentSignIn('withSecondFactor')
  @OpenBefore('secondFactor')
  @ApiCreatedResponse({ type: EnrolmentDto })
  @ApiProblem(429)
  begin(
    @Body() { password }: ConfirmPasswordDto,
    @CurrentUser() user: SignedInUser,
    @Req() { sessionID }: Request,
  ): Promise<EnrolmentDto> {
    return this.account.beginSecondFactor(user, password, sessionID)
  }

  @ApiOperation({ summary: 'Enable two-factor authentication' })
  @FormPage({ path: `${PAGE}/setup`, form: 'secondFactorSetup', done: SHOW_RESULT })
  @Put()
  @OpenBefore('secondFactor')
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblem(409)
  async confirm(
    @Body() { code }: ConfirmCodeDto,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.account.confirmSecondFactor(user, code, request.sessionID)
    request.user = { ...user, secondFactorDueAt: null } // the page with the codes must not ask for it any more
    return { recoveryCodes }
  }

  @ApiOperation({ summary: 'Replace recovery codes' })
  @FormPage({ path: `${PAGE}/recovery-codes`, form: 'recoveryCodes', done: SHOW_RESULT })
  @Post('recovery-codes')
  @NeedsRecentSignIn('withSecondFactor')
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @ApiProblem(409, 429)
  async renew(@Body() { password }: ConfirmPasswordDto, @CurrentUser() user: SignedInUser): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.account.renewRecoveryCodes(user, password) }
  }

  @ApiOperation({ summary: 'Disable two-factor authentication' })
  @FormPage({ path: `${PAGE}/off`, form: 'secondFactorOff', done: `${PAGE}?done=off` })
  @Post('disable')
  @NeedsRecentSignIn('withSecondFactor')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Two-factor authentication disabled.' })
  @ApiProblem(409, 429)
  disable(@Body() { password }: ConfirmPasswordDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.account.disableSecondFactor(user, password)
  }
}
