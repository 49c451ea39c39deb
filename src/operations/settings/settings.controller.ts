import { Body, Get, HttpCode, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { ConfirmedSettingValuesDto, SettingsDto, TestMessageDto } from './settings.dto.js'
import { SettingsEditingService } from './settings-editing.service.js'
import { TestMessageService } from './test-message.service.js'

/** Test mails per user: enough to fix a mistake. */
const TEST_MESSAGE_LIMIT: RateLimit = { scope: 'settings.test', points: 5, seconds: 600 }

const PAGE = '/admin/settings'

@AdminController('settings', 'admin')
export class SettingsController {
  constructor(
    private readonly editing: SettingsEditingService,
    private readonly testMessages: TestMessageService,
  ) {}

  @ApiOperation({ summary: 'Get the settings' })
  @Get()
  @VersionETag()
  @ApiOkResponse({ type: SettingsDto })
  @PageRead('settings')
  read(): Promise<SettingsDto> {
    return this.editing.read()
  }

  @ApiOperation({
    summary: 'Replace the settings',
    description:
      'A period that becomes shorter deletes more at the next daily run. It has to be named in `confirmed`; otherwise the ' +
      'answer is 422, and `args.asked` of the fault in `confirmed` is the value to confirm with.',
  })
  @FormPage({ path: PAGE, form: 'settings', done: `${PAGE}?done=save` })
  @Put()
  @NeedsRecentSignIn()
  @VersionETag()
  @ApiSeenVersion()
  @ApiOkResponse({ type: SettingsDto })
  async save(
    @SeenVersion('settings') seen: number,
    @Body() { confirmed, ...values }: ConfirmedSettingValuesDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<SettingsDto> {
    await this.editing.save(values, { seen, confirmed }, user)
    return this.editing.read()
  }

  @ApiOperation({ summary: 'Send a test mail' })
  @FormPage({ path: PAGE, form: 'settings', query: 'test', keepsFields: true, done: SHOW_RESULT })
  @Post('test-message')
  @HttpCode(200)
  @RateLimited(TEST_MESSAGE_LIMIT)
  @ApiOkResponse({ type: TestMessageDto })
  test(@CurrentUser() user: SignedInUser, @RequestLanguage() language: Language): Promise<TestMessageDto> {
    return this.testMessages.send(user, language)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    settings: Read<SettingsController['read']>
  }
}
