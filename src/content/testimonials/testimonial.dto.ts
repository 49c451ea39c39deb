import { ApiProperty } from '@nestjs/swagger'
import { type ServicePage, servicePages } from '../../shared/service-pages.js'

/** Testimonial of a client, in the request's language. */
export class TestimonialDto {
  @ApiProperty({ example: 'Ana M.' })
  name: string

  @ApiProperty({ enum: ['Client'], description: 'Role of the quoted person; equal in every language.' })
  role: 'Client'

  @ApiProperty({ description: 'True for a woman, for the Croatian form of the role.' })
  feminine: boolean

  @ApiProperty({ type: 'string', nullable: true, example: 'Zagreb' })
  town: string | null

  @ApiProperty({
    oneOf: [{ type: 'string', enum: [...servicePages] }, { type: 'null' }],
    description: 'Page of the service that the testimonial is about.',
  })
  servicePage: ServicePage | null

  @ApiProperty()
  text: string
}
