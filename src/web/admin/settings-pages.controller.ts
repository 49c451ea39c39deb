import { Body, Controller, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { SettingValuesDto } from '#src/operations/settings/settings.dto.js'
import { SettingsEditingService } from '#src/operations/settings/settings-editing.service.js'
import { TEST_MESSAGE_LIMIT } from '#src/operations/settings/test-message-limit.js'
import { TestMessageService } from '#src/operations/settings/test-message.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { AdminPagesService } from './admin-pages.service.js'
import { NoFieldsDto } from './issue-page.dto.js'
import { SettingsPageDto } from './settings-page.dto.js'

/** What the owner sets. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller('admin/settings')
export class SettingsPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly settings: SettingsEditingService,
    private readonly testMessages: TestMessageService,
  ) {}

  /** Saves, or sends a mail to try, as the address says. */
  @Post()
  handle(
    @Query('test') test: unknown,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (test !== undefined) {
      const limit = TEST_MESSAGE_LIMIT
      const submission = {
        ...({ form: 'settings', dto: NoFieldsDto, body: {}, beside: body } as const),
        ...{ limit, user, request, response },
      }
      return this.pages.take(submission, async () => ({ testMessage: await this.testMessages.send(user, language) }))
    }
    const submission = { form: 'settings', dto: SettingsPageDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ version, confirmed, ...values }) => {
      await this.askBeforeLessIsKept(values, confirmed)
      await this.settings.save(values, Number(version), user)
      return '/admin/settings?done=save'
    })
  }

  /**
   * @param confirmed what the owner has been asked about and has ticked: nothing else may go with it
   * @throws Problem 422 that names what would be kept for less time
   */
  private async askBeforeLessIsKept(values: SettingValuesDto, confirmed = ''): Promise<void> {
    const shortened = await this.settings.shortened(values)
    const asked = shortened.map(({ kind, period }) => `${kind}:${period}`)
    if (asked.every((each) => confirmed.split(',').includes(each))) return
    const faults = shortened.map(({ kind }) => ({ field: kind, code: 'period.shorter' }))
    throw Problem.validation([
      { field: 'confirmed', code: 'confirmDeletion', args: { asked: asked.join(',') } },
      ...faults,
    ])
  }
}
