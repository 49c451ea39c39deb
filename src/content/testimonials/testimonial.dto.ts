import { ApiProperty } from '@nestjs/swagger'

/** What a client says, in the request's language. */
export class TestimonialDto {
  @ApiProperty({ example: 'Ana M.' })
  name: string

  @ApiProperty({ example: 'Client' })
  role: string

  @ApiProperty()
  text: string
}
