import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ConfirmCodeDto, ConfirmPasswordDto } from '#src/admin/accounts/own/account.dto.js'
import { OwnAccountService } from '#src/admin/accounts/own/own-account.service.js'
import { SecondFactorsService } from '#src/admin/second-factor/second-factors.service.js'
import { AdminPagesService } from './admin-pages.service.js'

const PAGE = '/admin/account/second-factor'

/** The own second factor: a page for each thing that can be done with it. */
@ApiExcludeController()
@RequiredRole('staff')
@Controller('admin/account/second-factor')
export class SecondFactorPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly account: OwnAccountService,
    private readonly secondFactors: SecondFactorsService,
  ) {}

  @Post()
  begin(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'secondFactor', dto: ConfirmPasswordDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ password }) => {
      await this.account.beginSecondFactor(user, password)
      return `${PAGE}/setup`
    })
  }

  @Post('setup')
  confirm(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'secondFactorSetup', dto: ConfirmCodeDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ code }) => ({
      recoveryCodes: await this.secondFactors.confirm(user, code),
    }))
  }

  @Post('recovery-codes')
  renewRecoveryCodes(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'recoveryCodes', dto: ConfirmPasswordDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ password }) => ({
      recoveryCodes: await this.account.renewRecoveryCodes(user, password),
    }))
  }

  @Post('off')
  disable(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'secondFactorOff', dto: ConfirmPasswordDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ password }) => {
      await this.account.disableSecondFactor(user, password)
      return `${PAGE}?done=off`
    })
  }
}
