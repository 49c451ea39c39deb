import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { textSchema } from '#src/platform/http/validation/field.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { page } from '#src/shared/content/kinds/page.js'
import type { Language } from '#src/shared/languages.js'
import { OwnPageDto, OwnPageSummaryDto } from './own-page.dto.js'
import { OwnPagesService } from './own-pages.service.js'

@Public()
@Controller('api/pages')
export class OwnPagesController {
  constructor(private readonly pages: OwnPagesService) {}

  @ApiOperation({ summary: 'List text pages of the owner' })
  @Get()
  @ApiOkResponse({ type: [OwnPageSummaryDto] })
  list(@RequestLanguage() language: Language): Promise<OwnPageSummaryDto[]> {
    return this.pages.list(language)
  }

  @ApiOperation({ summary: 'Get a text page of the owner' })
  @Get(':slug')
  @ApiParam({ name: 'slug', schema: textSchema(page.fields.slugHr), example: page.fields.slugHr.example })
  @ApiOkResponse({ type: OwnPageDto })
  find(@Param('slug') slug: string, @RequestLanguage() language: Language): Promise<OwnPageDto> {
    return this.pages.find(language, slug)
  }
}
