import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OpenBeforePasswordChange } from '#src/platform/access/open-before-password-change.decorator.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ChangePasswordDto, EndSessionsDto, LeadsByMailDto, NameDto } from '#src/admin/accounts/own/account.dto.js'
import { OwnAccountService } from '#src/admin/accounts/own/own-account.service.js'
import { AdminPagesService } from './admin-pages.service.js'

/** The own account: name, mails of leads, password and sessions. */
@ApiExcludeController()
@RequiredRole('staff')
@Controller('admin/account')
export class AccountPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly account: OwnAccountService,
  ) {}

  @Post('name')
  rename(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'name', dto: NameDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ name }) => {
      await this.account.rename(user, name)
      return '/admin/account?done=name'
    })
  }

  @Post('leads-by-mail')
  chooseLeadsByMail(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'leadsByMail', dto: LeadsByMailDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ leadsByMail }) => {
      await this.account.chooseLeadsByMail(user, leadsByMail)
      return '/admin/account?done=leadsByMail'
    })
  }

  /** The session to be ended stands in the address of the page. */
  @Post('end-sessions')
  endSessions(
    @Query('session') session: unknown,
    @Body() body: object,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = {
      form: 'sessions',
      dto: EndSessionsDto,
      body: { ...body, session },
      user,
      request,
      response,
    } as const
    return this.pages.take(submission, async (ending) => {
      await this.account.endSessions(user, ending, request.sessionID)
      return '/admin/account?done=sessions'
    })
  }

  @OpenBeforePasswordChange()
  @Get(['password', 'password/index.pageContext.json'])
  showPassword(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(user, request, response)
  }

  @OpenBeforePasswordChange()
  @Post('password')
  changePassword(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'password', dto: ChangePasswordDto, body, user, request, response } as const
    return this.pages.take(submission, async (change) => {
      await this.account.changePassword(user, change, request)
      return '/admin/account?done=password'
    })
  }
}
