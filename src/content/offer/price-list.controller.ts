import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { OfferService } from './offer.service.js'
import { PriceListRowDto } from './price-list-row.dto.js'

@Public()
@Controller('api/pricelist')
export class PriceListController {
  constructor(private readonly offer: OfferService) {}

  @ApiOperation({ summary: 'List services and prices' })
  @Get()
  @ApiOkResponse({ type: [PriceListRowDto] })
  list(@RequestLanguage() language: Language): Promise<PriceListRowDto[]> {
    return this.offer.priceList(language)
  }
}
