import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import type { TestimonialDto } from './testimonial.dto.js'
import { Testimonial } from './testimonial.entity.js'

@Injectable()
export class TestimonialsService {
  constructor(@InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>) {}

  @PageQuery('testimonials')
  async list(language: Language): Promise<TestimonialDto[]> {
    const testimonials = await this.testimonials.find({ where: { hidden: false }, order: { position: 'ASC' } })
    return testimonials.map(({ name, feminine, town, servicePage, text }) => ({
      name,
      feminine,
      town,
      servicePage,
      role: 'Client',
      text: text[language],
    }))
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    testimonials: TestimonialsService['list']
  }
}
