import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { ContactSubjectDto } from './contact-subject.dto.js'
import { ContactSubjectsService } from './contact-subjects.service.js'

@Public()
@Controller('api/contact-subjects')
export class ContactSubjectsController {
  constructor(private readonly subjects: ContactSubjectsService) {}

  @ApiOperation({ summary: 'List subjects of contact messages' })
  @Get()
  @ApiOkResponse({ type: [ContactSubjectDto] })
  list(@RequestLanguage() language: Language): Promise<ContactSubjectDto[]> {
    return this.subjects.list(language)
  }
}
