import { Testimonial } from '../../testimonials/testimonial.entity.js'
import { contentKind } from '../content-kind.js'

export const testimonial = contentKind('testimonial', Testimonial, {
  descriptions: {
    feminine: 'True for a woman, for the Croatian form of the role.',
    hidden: 'Hidden from visitors.',
  },
  defaults: { town: '', servicePage: 'none' },
  byClients: true,

  toContent: ({ town, servicePage }, columns) => ({
    ...columns,
    town: town ?? '',
    servicePage: servicePage ?? ('none' as const),
  }),
  toRow: ({ town, servicePage, ...content }) => ({
    ...content,
    town: town || null,
    servicePage: servicePage === 'none' ? null : servicePage,
  }),
})
