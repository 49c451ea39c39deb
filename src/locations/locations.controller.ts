import { Controller, Get } from '@nestjs/common'
import { ApiExtraModels, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { RequestLanguage } from '../i18n/request-language.decorator.js'
import { Public } from '../http/public.decorator.js'
import type { Language } from '../shared/languages.js'
import { LocationDto, locationSchemas } from './location.dto.js'
import { LocationsService } from './locations.service.js'

@ApiExtraModels(...locationSchemas)
@Public()
@Controller('api/locations')
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  @ApiOperation({ summary: 'Lists the locations of every country' })
  @Get()
  @ApiOkResponse({ type: [LocationDto] })
  list(@RequestLanguage() language: Language): Promise<LocationDto[]> {
    return this.locations.list(language)
  }
}
