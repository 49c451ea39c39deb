import { Body, Get, HttpCode, Put, Req } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiSecurity } from '@nestjs/swagger'
import type { Request } from 'express'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { ownAddress } from '../../session/own-address.js'
import { AccountDto, ChangePasswordDto, LeadsByMailDto, NameDto } from './account.dto.js'
import { OwnAccountService } from './own-account.service.js'

@AdminController('account', 'staff', 'editor')
@Unscoped('of the own account')
export class AccountController {
  constructor(private readonly account: OwnAccountService) {}

  @ApiOperation({ summary: 'Get the own account' })
  @Get()
  @OpenBefore('secondFactor')
  @ApiOkResponse({ type: AccountDto })
  @PageRead('account')
  show(@CurrentUser() { id }: SignedInUser): Promise<AccountDto> {
    return this.account.show(id)
  }

  @ApiOperation({ summary: 'Update the own name' })
  @FormPage({ path: '/admin/account/name', form: 'name', done: '/admin/account?done=name' })
  @Put('name')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Name updated.' })
  rename(@Body() { name }: NameDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.account.rename(user, name)
  }

  @ApiOperation({
    summary: 'Update the own mail notifications of new leads',
  })
  @FormPage({
    path: '/admin/account/leads-by-mail',
    form: 'leadsByMail',
    done: '/admin/account?done=leadsByMail',
  })
  @Put('leads-by-mail')
  @RequiredRole('staff')
  @ApiSecurity('session', ['staff'])
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Notifications updated.' })
  chooseLeadsByMail(@Body() { leadsByMail }: LeadsByMailDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.account.chooseLeadsByMail(user, leadsByMail)
  }

  @ApiOperation({
    summary: 'Change the own password and end other sessions',
    description: 'Within ten minutes of a sign-in with a one-time password, the current password may be omitted.',
  })
  @FormPage({
    path: '/admin/account/password',
    form: 'password',
    done: (_, { request, query }) =>
      query.next === undefined ? '/admin/account?done=password' : ownAddress(query.next, request.user!.role),
  })
  @Put('password')
  @NeedsRecentSignIn('withSecondFactor')
  @HttpCode(204)
  @OpenBefore('password')
  @ApiNoContentResponse({ description: 'Password changed; the response sets the cookie of a new session.' })
  @ApiProblem(429)
  changePassword(
    @Body() change: ChangePasswordDto,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<void> {
    return this.account.changePassword(user, change, request)
  }

  /** Returns the second factor that the reader is setting up in this session; null if none. */
  @OpenBefore('secondFactor')
  @PageRead('enrolment')
  showEnrolment(@CurrentUser() user: SignedInUser, @Req() { sessionID }: Request) {
    return this.account.pendingSecondFactor(user, sessionID)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    account: Read<AccountController['show']>
    enrolment: Read<AccountController['showEnrolment']>
  }
}
