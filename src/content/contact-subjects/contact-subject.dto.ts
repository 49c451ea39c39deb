import { ApiProperty } from '@nestjs/swagger'

/** Subject of a contact message, in the request's language. */
export class ContactSubjectDto {
  @ApiProperty({ example: 'general', description: 'Value of `subject` of a contact message.' })
  slug: string

  @ApiProperty({ example: 'General question' })
  name: string
}
