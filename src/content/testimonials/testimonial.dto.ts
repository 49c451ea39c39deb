import { type ServicePage, servicePages } from '../../shared/service-pages.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Testimonial of a client, in the request's language. */
export class TestimonialDto extends WithProperties({
  name: is.text({ example: 'Ana M.' }),
  role: is.choice(['Client'], 'Role of the quoted person; equal in every language.'),
  feminine: is.flag('True for a woman, for the Croatian form of the role.'),
  town: is.text({ nullable: true, example: 'Zagreb' }),
  servicePage: is.property<ServicePage | null>({
    type: Object,
    oneOf: [{ type: 'string', enum: [...servicePages] }, { type: 'null' }],
    description: 'Page of the service that the testimonial is about.',
  }),
  text: is.text(),
}) {}
