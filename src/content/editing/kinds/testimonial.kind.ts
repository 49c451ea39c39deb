import { Testimonial } from '../../testimonials/testimonial.entity.js'
import type { ContentKind } from '../content-kind.js'
import { TestimonialContentDto } from './testimonial-content.dto.js'

export const testimonials: ContentKind<Testimonial, TestimonialContentDto> = {
  name: 'testimonial',
  path: 'testimonials',
  entity: Testimonial,
  content: TestimonialContentDto,
  order: { position: 'ASC' },
  arranged: true,
  byClients: true,

  toContent: ({ name, town, servicePage, feminine, text, hidden }) => ({
    ...{ name, feminine, text, hidden },
    town: town ?? '',
    servicePage: servicePage ?? 'none',
  }),
  nameOf: ({ name }) => name,
  toRow: ({ town, servicePage, ...content }) => ({
    ...content,
    town: town || null,
    servicePage: servicePage === 'none' ? null : servicePage,
  }),
}
