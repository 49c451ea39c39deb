import { ApiProperty } from '@nestjs/swagger'

/** What a client says, in the request's language. */
export class TestimonialDto {
  @ApiProperty({ example: 'Ana M.' })
  name: string

  @ApiProperty({ enum: ['Client'], description: 'The same in every language: all who are quoted are clients.' })
  role: 'Client'

  @ApiProperty({ description: 'A woman, whom Croatian calls by another word for the role.' })
  feminine: boolean

  @ApiProperty()
  text: string
}
