import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common'
import { ApiOperation, ApiProperty } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { CsvDownload } from '#src/platform/http/lists/csv-download.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { profileSheet } from './business-profiles.controller.js'
import { BusinessProfilesService, SHEET_PATH } from './business-profiles.service.js'

/** A program that fetches the sheet hourly, and attempts by hand. */
const LIMIT: RateLimit = { scope: 'profile-sheet', points: 30, seconds: 3600 }

const TOKEN = /^[\w-]{1,100}$/

class SheetTokenDto {
  @ApiProperty({ pattern: TOKEN.source, maxLength: 100, description: 'Token of the secret address.' })
  @Matches(TOKEN, INVALID)
  token: string
}

/** Sheet for Google Business Profile at its secret address. */
@Public()
@Controller(SHEET_PATH)
export class PublicSheetController {
  constructor(private readonly profiles: BusinessProfilesService) {}

  @ApiOperation({
    summary: 'Get the sheet for Google Business Profile by its secret address',
    description: 'In Croatian, or with `lang=en` in English.',
  })
  @Get()
  @RateLimited(LIMIT)
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @CsvDownload('google-business-profile')
  @ApiProblem(404)
  async show(@Query() { token }: SheetTokenDto, @RequestLanguage() language: Language): Promise<StreamableFile> {
    await this.profiles.assertToken(token)
    return profileSheet(await this.profiles.rows(language))
  }
}
