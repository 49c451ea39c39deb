import { ApiProperty } from '@nestjs/swagger'
import { IsInt, Max, Min } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import type { Submitted } from '#src/shared/forms/field.js'
import {
  MAX_REDIRECTS,
  redirectImport as fields,
  type RedirectOutcome,
  redirectOutcomes,
} from '#src/shared/content/redirect-import.js'

const COUNT = { message: 'validation.wholeNumber.invalid' }

export class CreateRedirectImportDto implements Submitted<typeof fields> {
  @ApiProperty({
    description: `Former and new addresses, a pair in each of at most ${MAX_REDIRECTS} rows, separated by a comma, a semicolon or a tab; a header is optional. Bodies above 100 kB are rejected: upload such a file on the page.`,
    example: 'staro,novo\n/usluge.php?id=3,/cjenik',
  })
  @Field(fields.csv)
  csv: string
}

export class ImportRedirectsDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_REDIRECTS,
    description: 'Number of new redirects that the check found.',
  })
  @Min(1, COUNT)
  @Max(MAX_REDIRECTS, COUNT)
  @IsInt(COUNT)
  additions: number
}

const count = { type: 'integer', minimum: 0 } as const

export class WrongRedirectDto {
  @ApiProperty({ type: 'integer', description: 'Number of the line in the file.', example: 7 })
  line: number

  @ApiProperty({ description: 'Former address.' })
  source: string

  @ApiProperty({ description: 'New address.' })
  target: string

  @ApiProperty({ enum: ['source', 'target'] })
  field: 'source' | 'target'

  @ApiProperty({ description: 'Stable code of the fault, for programs.', example: 'redirect.nowhere' })
  code: string

  @ApiProperty({ description: "Reason in the request's language." })
  message: string
}

/** Import with the result of its check. */
export class RedirectImportDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time', description: 'Time at which the import is deleted.' })
  expiresAt: Date

  @ApiProperty({
    type: 'object',
    description: 'Numbers of rows by the result of the check, as of now.',
    properties: Object.fromEntries(redirectOutcomes.map((name) => [name, count])),
    required: [...redirectOutcomes],
    additionalProperties: false,
  })
  counts: Record<RedirectOutcome, number>

  @ApiProperty({ type: [WrongRedirectDto], description: 'First rows that are not imported.' })
  faults: WrongRedirectDto[]

  @ApiNullableTime()
  importedAt: Date | null

  @ApiProperty({ ...count, nullable: true, description: 'Number of redirects that were added.' })
  added: number | null
}
