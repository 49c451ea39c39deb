import { Body, Get, HttpCode, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiSeenVersion, SeenVersion, VersionETag } from '#src/platform/http/versions/version.decorators.js'
import { SettingsEditingService } from './settings-editing.service.js'
import { SettingsDto, SettingValuesDto, TestMessageDto } from './settings.dto.js'
import { TEST_MESSAGE_LIMIT } from './test-message-limit.js'
import { TestMessageService } from './test-message.service.js'

@AdminController('settings', { role: 'admin' })
export class SettingsController {
  constructor(
    private readonly editing: SettingsEditingService,
    private readonly testMessages: TestMessageService,
  ) {}

  @ApiOperation({ summary: 'Get the settings' })
  @Get()
  @VersionETag()
  @ApiOkResponse({ type: SettingsDto })
  read(): Promise<SettingsDto> {
    return this.editing.read()
  }

  @ApiOperation({
    summary: 'Replace the settings',
  })
  @Put()
  @VersionETag()
  @ApiSeenVersion()
  @ApiOkResponse({ type: SettingsDto })
  async save(
    @SeenVersion('settings') seen: number,
    @Body() values: SettingValuesDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<SettingsDto> {
    await this.editing.save(values, seen, user)
    return this.editing.read()
  }

  @ApiOperation({ summary: 'Send a test mail' })
  @Post('test-message')
  @HttpCode(200)
  @RateLimited(TEST_MESSAGE_LIMIT)
  @ApiOkResponse({ type: TestMessageDto })
  test(@CurrentUser() user: SignedInUser, @RequestLanguage() language: Language): Promise<TestMessageDto> {
    return this.testMessages.send(user, language)
  }
}
