import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { ForgottenPasswordDto } from '#src/admin/accounts/forgotten-passwords/forgotten-password.dto.js'
import { FORGOTTEN_PASSWORD_LIMIT } from '#src/admin/accounts/forgotten-passwords/forgotten-password-limits.js'
import { ForgottenPasswordsService } from '#src/admin/accounts/forgotten-passwords/forgotten-passwords.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { FormSubmissionsService } from '../form-submissions.service.js'
import { PageResponderService } from '../page-responder.service.js'

/** For who cannot sign in: asks for the address that a link is to go to. */
@ApiExcludeController()
@Public()
@Controller('admin/forgotten-password')
export class ForgottenPasswordPagesController {
  constructor(
    private readonly pages: PageResponderService,
    private readonly forms: FormSubmissionsService,
    private readonly forgottenPasswords: ForgottenPasswordsService,
  ) {}

  @Get(['/', 'index.pageContext.json'])
  show(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.respondUncached({}, request, response)
  }

  @Post()
  ask(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const form = { form: 'forgottenPassword', dto: ForgottenPasswordDto, limit: FORGOTTEN_PASSWORD_LIMIT } as const
    return this.forms.take({ ...form, body, request, response }, async ({ email }) => {
      await this.forgottenPasswords.ask(email)
      response.redirect(303, '/admin/login?linkAsked=1')
    })
  }
}
