import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { type ProblemCode, problemCodes } from './problem-types.js'

class FieldErrorDto {
  @ApiProperty({ example: 'email' })
  field: string

  @ApiProperty({ description: "Message in the request's language.", example: 'Nevažeća email adresa' })
  message: string

  @ApiProperty({ description: 'Stable code of the error, for programs.', example: 'email.invalid' })
  code: string

  @ApiPropertyOptional({ type: Object, description: 'Limits that the message mentions.', example: { max: 120 } })
  args?: Record<string, string | number>
}

export class FreeTimeDto {
  @ApiProperty({ format: 'date-time', example: '2026-12-01T09:00:00+01:00' })
  start: string

  @ApiProperty({ format: 'date-time', example: '2026-12-01T10:00:00+01:00' })
  end: string

  @ApiProperty({ format: 'uuid' })
  therapistId: string
}

/** RFC 9457 problem details. */
export class ProblemDto {
  @ApiProperty({ format: 'uri', description: 'Address of a page that explains the `code`, in two languages.' })
  type: string

  @ApiProperty({ description: "Title of the `code`, in the request's language." })
  title: string

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 422 })
  status: number

  @ApiProperty({ description: "Explanation of this occurrence, in the request's language." })
  detail: string

  @ApiProperty({ enum: problemCodes, description: 'Stable code of the problem, for programs.', example: 'validation' })
  code: ProblemCode

  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'Errors by field.' })
  errors?: FieldErrorDto[]

  @ApiPropertyOptional({ description: 'Name of the exceeded limit, as in `RateLimit`.', example: 'contact' })
  limit?: string

  @ApiPropertyOptional({
    type: [FreeTimeDto],
    description: 'Nearest free times, of `booking.taken` and `booking.room_taken`.',
  })
  alternatives?: FreeTimeDto[]
}
