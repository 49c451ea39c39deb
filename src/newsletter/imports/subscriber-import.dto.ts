import { ApiProperty } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import type { Submitted } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import {
  type ImportFault,
  importFaults,
  importOutcomes,
  type ImportOutcome,
  MAX_IMPORT_ROWS,
  subscriberImport as fields,
} from '#src/shared/newsletter/subscriber-import.js'
import { MAX_COLUMNS } from '#src/platform/http/tables/read-table.js'

const COLUMN = { message: 'validation.column.invalid' }
const COUNT = { message: 'validation.wholeNumber.invalid' }

export class CreateSubscriberImportDto implements Submitted<typeof fields> {
  @ApiProperty({
    description: `Table with at most ${MAX_IMPORT_ROWS} rows, separated by commas, semicolons or tabs. Bodies above 100 kB are rejected: upload such a file on the page.`,
  })
  @Field(fields.csv)
  csv: string

  @ApiProperty({ description: 'Language of rows without one.' })
  @Field(fields.language)
  language: Language

  @ApiProperty({
    description: 'Source of the addresses, stored with each.',
    example: 'Sajam u Zagrebu, svibanj 2026.',
  })
  @Field(fields.origin)
  origin: string
}

export class ImportColumnsDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_COLUMNS - 1,
    description: 'Column of the addresses, from 0.',
  })
  @Min(0, COLUMN)
  @Max(MAX_COLUMNS - 1, COLUMN)
  @IsInt(COLUMN)
  emailColumn: number

  @ApiProperty({
    ...{ type: 'integer', nullable: true, minimum: 0, maximum: MAX_COLUMNS - 1 },
    ...{ required: false, description: 'Column of the languages; null or absent for none.' },
  })
  @Min(0, COLUMN)
  @Max(MAX_COLUMNS - 1, COLUMN)
  @IsInt(COLUMN)
  @IsOptional()
  languageColumn?: number | null
}

export class SendImportDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_IMPORT_ROWS,
    description: 'Number of new addresses that the check found.',
  })
  @Min(1, COUNT)
  @Max(MAX_IMPORT_ROWS, COUNT)
  @IsInt(COUNT)
  confirmations: number
}

const count = { type: 'integer', minimum: 0 } as const

export class ImportFaultDto {
  @ApiProperty({ type: 'integer', description: 'Number of the line in the file.', example: 7 })
  line: number

  @ApiProperty({ description: 'Address as written.' })
  email: string

  @ApiProperty({ enum: importFaults })
  fault: ImportFault

  @ApiProperty({ type: 'string', nullable: true, description: 'Language as written, if it is unknown.', example: 'de' })
  language: string | null

  @ApiProperty({ type: 'integer', nullable: true, description: 'Line of the first row with the same address.' })
  duplicateOf: number | null
}

/** Import with the result of its check. */
export class SubscriberImportDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time', description: 'Time at which the import and its rows are deleted.' })
  expiresAt: Date

  @ApiProperty({ type: [String], description: 'Header of the table; empty if it has none.' })
  headings: string[]

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'First rows.' })
  sample: string[][]

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null until the column of the addresses is chosen.' })
  emailColumn: number | null

  @ApiProperty({ type: 'integer', nullable: true })
  languageColumn: number | null

  @ApiProperty({
    type: 'object',
    description:
      'Numbers of rows by the result of the check; `blocked` are unsubscribed, suppressed and erased addresses.',
    properties: Object.fromEntries(importOutcomes.map((name) => [name, count])),
    required: [...importOutcomes],
    additionalProperties: false,
  })
  counts: Record<ImportOutcome, number>

  @ApiProperty({ type: [ImportFaultDto], description: 'First faulty rows.' })
  faults: ImportFaultDto[]

  @ApiNullableTime()
  sentAt: Date | null

  @ApiProperty({ ...count, nullable: true, description: 'Number of addresses that were asked to confirm.' })
  added: number | null
}
