import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { testimonial } from '#src/shared/content/kinds/testimonial.js'
import { type ServicePage, servicePages } from '#src/shared/service-pages.js'

const { fields } = testimonial

/** Testimonial of a client, in the request's language. */
export class TestimonialDto extends WithProperties({
  name: is.typed(fields.name, { example: fields.name.example }),
  role: is.choice(['Client'], 'Role of the quoted person; equal in every language.'),
  feminine: is.flag('True for a woman, for the Croatian form of the role.'),
  town: is.text({ nullable: true, maxLength: fields.town.maxLength, example: fields.town.example }),
  servicePage: is.property<ServicePage | null>({
    type: Object,
    oneOf: [{ type: 'string', enum: [...servicePages] }, { type: 'null' }],
    description: 'Page of the service that the testimonial is about.',
  }),
  text: is.typed(fields.text.hr),
}) {}
