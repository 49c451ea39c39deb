import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'

class FieldErrorDto {
  @ApiProperty({ example: 'email' })
  field: string

  @ApiProperty({ description: "In the request's language.", example: 'Nevažeća email adresa' })
  message: string

  @ApiProperty({ description: 'Stable name of what is wrong, for programs.', example: 'email.invalid' })
  code: string

  @ApiPropertyOptional({ type: Object, description: 'The limits that the message speaks of.', example: { max: 120 } })
  args?: Record<string, string | number>
}

/** RFC 9457 problem details. */
export class ProblemDto {
  @ApiProperty({ example: 'about:blank' })
  type: string

  @ApiProperty({ description: "In the request's language." })
  title: string

  @ApiProperty({ type: 'integer', example: 422 })
  status: number

  @ApiProperty({ description: "In the request's language." })
  detail: string

  @ApiProperty({ description: 'Stable name of the error, for programs.', example: 'validation' })
  code: string

  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'What to mend, field by field.' })
  errors?: FieldErrorDto[]
}
