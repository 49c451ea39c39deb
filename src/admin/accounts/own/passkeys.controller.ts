import { Body, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { PasskeyCreationDto } from '../../passkeys/passkey-options.dto.js'
import { ConfirmPasswordDto } from './account.dto.js'
import { OwnPasskeysService } from './own-passkeys.service.js'
import { AddPasskeyDto, PasskeyDto, PasskeysDto, RenamePasskeyDto } from './passkey.dto.js'

const PAGE = '/admin/account/passkeys'

const PasskeyId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

@AdminController('account/passkeys', 'staff', 'editor')
@Unscoped('of the own account')
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeysService) {}

  @ApiOperation({ summary: 'List own passkeys' })
  @Get()
  @OpenBefore('secondFactor')
  @ApiOkResponse({ type: PasskeysDto })
  @PageRead('passkeys')
  async list(@CurrentUser() { id }: SignedInUser): Promise<PasskeysDto> {
    return { items: await this.passkeys.list(id) }
  }

  @ApiOperation({
    summary: 'Start adding a passkey',
    description:
      'Requires the password. Returns options for `navigator.credentials.create()`. The challenge is valid once, for five minutes, in ' +
      'the same session.',
  })
  @Post('options')
  @NeedsRecentSignIn('withSecondFactor')
  @OpenBefore('secondFactor')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyCreationDto })
  @ApiProblem(429)
  async begin(
    @Body() { password }: ConfirmPasswordDto,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<PasskeyCreationDto> {
    return { options: await this.passkeys.begin(user, password, request) }
  }

  @ApiOperation({
    summary: 'Add a passkey',
    description: 'From then on, sign-in with the password requires a second step.',
  })
  @Post()
  @NeedsRecentSignIn('withSecondFactor')
  @OpenBefore('secondFactor')
  @ApiCreatedResponse({ type: PasskeyDto })
  @ApiProblem(409)
  add(@Body() passkey: AddPasskeyDto, @CurrentUser() user: SignedInUser, @Req() request: Request): Promise<PasskeyDto> {
    return this.passkeys.add(user, passkey, request)
  }

  @ApiOperation({ summary: 'Rename a passkey' })
  @FormPage({ path: `${PAGE}/:id`, form: 'passkey', when: { action: 'rename' }, done: `${PAGE}?done=passkeyRenamed` })
  @Put(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Passkey renamed.' })
  @ApiProblem(404)
  rename(
    @PasskeyId() id: string,
    @Body() { name }: RenamePasskeyDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.passkeys.rename(user, id, name)
  }

  @ApiOperation({ summary: 'Remove a passkey' })
  @FormPage({
    path: `${PAGE}/:id`,
    form: 'passkeyRemoval',
    when: { action: 'remove' },
    done: `${PAGE}?done=passkeyRemoved`,
  })
  @Delete(':id')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Passkey removed.' })
  @ApiProblem(404, 409)
  remove(@PasskeyId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.passkeys.remove(user, id)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    passkeys: Read<PasskeysController['list']>
  }
}
