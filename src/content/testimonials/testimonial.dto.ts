import { ApiProperty } from '@nestjs/swagger'
import { type ServicePage, servicePages } from '../../shared/service-pages.js'

/** What a client says, in the request's language. */
export class TestimonialDto {
  @ApiProperty({ example: 'Ana M.' })
  name: string

  @ApiProperty({ enum: ['Client'], description: 'The same in every language: all who are quoted are clients.' })
  role: 'Client'

  @ApiProperty({ description: 'A woman, whom Croatian calls by another word for the role.' })
  feminine: boolean

  @ApiProperty({ type: 'string', nullable: true, example: 'Zagreb' })
  town: string | null

  @ApiProperty({
    oneOf: [{ type: 'string', enum: [...servicePages] }, { type: 'null' }],
    description: 'The page of the service that they speak of.',
  })
  servicePage: ServicePage | null

  @ApiProperty()
  text: string
}
