import { Body, Get, HttpCode, Put, Req } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { OpenBeforePasswordChange } from '#src/platform/access/open-before-password-change.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AccountDto, ChangePasswordDto, LeadsByMailDto, NameDto } from './account.dto.js'
import { OwnAccountService } from './own-account.service.js'

@AdminController('account', { role: 'staff' })
export class AccountController {
  constructor(private readonly account: OwnAccountService) {}

  @ApiOperation({ summary: 'Shows the own account' })
  @Get()
  @ApiOkResponse({ type: AccountDto })
  show(@CurrentUser() { id }: SignedInUser): Promise<AccountDto> {
    return this.account.show(id)
  }

  @ApiOperation({ summary: 'Changes the own name' })
  @Put('name')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Changed.' })
  rename(@Body() { name }: NameDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.account.rename(user, name)
  }

  @ApiOperation({
    summary: 'Chooses how one hears of new leads by mail, beside the mailbox that staff share',
  })
  @Put('leads-by-mail')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Chosen.' })
  chooseLeadsByMail(@Body() { leadsByMail }: LeadsByMailDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.account.chooseLeadsByMail(user, leadsByMail)
  }

  @ApiOperation({ summary: 'Changes the own password; every other session ends' })
  @Put('password')
  @HttpCode(204)
  @OpenBeforePasswordChange()
  @ApiNoContentResponse({ description: 'Changed; the answer sets the cookie of a new session.' })
  @ApiProblem(429)
  changePassword(
    @Body() change: ChangePasswordDto,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<void> {
    return this.account.changePassword(user, change, request)
  }
}
