import { ApiProperty } from '@nestjs/swagger'

/** What a client says, in the request's language. */
export class TestimonialDto {
  @ApiProperty({ example: 'Ana M.' })
  name: string

  @ApiProperty({ example: 'Client' })
  role: string

  @ApiProperty({ description: 'A woman, whom Croatian calls by another word for the role.' })
  feminine: boolean

  @ApiProperty()
  text: string
}
