import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { type ProblemCode, problemCodes } from './problem-types.js'

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
  @ApiProperty({ format: 'uri', description: 'The address of a page that explains the `code`, in two languages.' })
  type: string

  @ApiProperty({ description: "What goes by this `code`, in the request's language." })
  title: string

  @ApiProperty({ type: 'integer', example: 422 })
  status: number

  @ApiProperty({ description: "What to do about it this time, in the request's language." })
  detail: string

  @ApiProperty({ enum: problemCodes, description: 'Stable name of the error, for programs.', example: 'validation' })
  code: ProblemCode

  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'What to mend, field by field.' })
  errors?: FieldErrorDto[]

  @ApiPropertyOptional({ description: 'Which limit was passed, as `RateLimit` names it.', example: 'contact' })
  limit?: string
}
