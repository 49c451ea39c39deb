import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { BookableServiceDto } from './bookable-service.dto.js'
import { BookableServicesService } from './bookable-services.service.js'

@Public()
@Controller('api/bookable-services')
export class BookableServicesController {
  constructor(private readonly services: BookableServicesService) {}

  @ApiOperation({ summary: 'List bookable services' })
  @Get()
  @ApiOkResponse({ type: [BookableServiceDto] })
  list(@RequestLanguage() language: Language): Promise<BookableServiceDto[]> {
    return this.services.list(language)
  }
}
