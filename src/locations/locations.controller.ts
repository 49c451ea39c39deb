import { Controller, Get, Query, Req } from '@nestjs/common'
import { ApiExtraModels, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { ChecksKey } from '#src/api-keys/checks-key.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { Environment } from '#src/platform/config/environment.js'
import { linkToNextPart, nextPartLink } from '#src/platform/http/paging/link-to-next-part.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { LocationDto, locationSchemas } from './location.dto.js'
import { LocationsService } from './locations.service.js'
import { LocationsQueryDto } from './locations-query.dto.js'

@ApiExtraModels(...locationSchemas)
@Public()
@Controller('api/locations')
export class LocationsController {
  constructor(
    private readonly locations: LocationsService,
    private readonly environment: Environment,
  ) {}

  @ApiOperation({
    summary: 'List locations',
    description: 'Requires no key. A key that is sent is verified, and its own rate limit applies.',
  })
  @Get()
  @ChecksKey('locations:read')
  @Unscoped('public')
  @ApiOkResponse({ type: [LocationDto], headers: nextPartLink })
  async list(
    @RequestLanguage() language: Language,
    @Query() query: LocationsQueryDto,
    @Req() request: Request,
  ): Promise<LocationDto[]> {
    const { items, nextCursor } = await this.locations.page(language, query)
    if (nextCursor) linkToNextPart(request, this.environment.publicUrl, nextCursor)
    return items
  }
}
