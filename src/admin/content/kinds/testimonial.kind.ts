import { Testimonial } from '#src/content/testimonials/testimonial.entity.js'
import type { ContentKind } from '../content-kind.js'
import { TestimonialContentDto } from './testimonial-content.dto.js'

export const testimonials: ContentKind<Testimonial, TestimonialContentDto> = {
  name: 'testimonial',
  path: 'testimonials',
  entity: Testimonial,
  content: TestimonialContentDto,
  order: { position: 'ASC' },
  arranged: true,

  toContent: ({ name, feminine, text, hidden }) => ({ name, feminine, text, hidden }),
  nameOf: ({ name }) => name,
  toRow: (content) => content,
}
