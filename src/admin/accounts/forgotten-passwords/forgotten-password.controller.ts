import { Body, HttpCode, Post } from '@nestjs/common'
import { ApiAcceptedResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { forgottenPassword } from '#src/shared/admin/sign-in.js'
import { FORGOTTEN_PASSWORD_LIMIT } from './forgotten-password-limits.js'
import { ForgottenPasswordsService } from './forgotten-passwords.service.js'

export class ForgottenPasswordDto extends WithFields(Object, forgottenPassword) {}

@AdminController('forgotten-password', 'staff', 'editor')
@Unscoped('of the own account')
export class ForgottenPasswordController {
  constructor(private readonly forgottenPasswords: ForgottenPasswordsService) {}

  @ApiOperation({ summary: 'Request a password reset link' })
  @FormPage({
    path: '/admin/forgotten-password',
    form: 'forgottenPassword',
    done: '/admin/login?linkAsked=1',
  })
  @Post()
  @Public()
  @HttpCode(202)
  @RateLimited(FORGOTTEN_PASSWORD_LIMIT)
  @ApiAcceptedResponse({
    description: 'Request accepted. A single-use link, valid for an hour, is mailed if the address has a user.',
  })
  ask(@Body() { email }: ForgottenPasswordDto): Promise<void> {
    return this.forgottenPasswords.ask(email)
  }
}
