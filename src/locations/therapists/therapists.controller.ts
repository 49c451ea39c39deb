import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { TherapistDto } from './therapist.dto.js'
import { TherapistsService } from './therapists.service.js'

@Public()
@Controller('api/therapists')
export class TherapistsController {
  constructor(private readonly therapists: TherapistsService) {}

  @ApiOperation({ summary: 'List therapists' })
  @Get()
  @ApiOkResponse({ type: [TherapistDto] })
  list(@RequestLanguage() language: Language): Promise<TherapistDto[]> {
    return this.therapists.list(language)
  }
}
