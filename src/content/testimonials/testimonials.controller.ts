import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { Public } from '#src/platform/http/public.decorator.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { TestimonialDto } from './testimonial.dto.js'
import { TestimonialsService } from './testimonials.service.js'

@Public()
@Controller('api/testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @ApiOperation({ summary: 'List testimonials' })
  @Get()
  @ApiOkResponse({ type: [TestimonialDto] })
  list(@RequestLanguage() language: Language): Promise<TestimonialDto[]> {
    return this.testimonials.list(language)
  }
}
