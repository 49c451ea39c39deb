import { ApiProperty } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { MAX_COLUMNS } from '#src/platform/http/tables/read-table.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { Submitted } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import {
  importFaults,
  type ImportOutcome,
  importOutcomes,
  MAX_IMPORT_ROWS,
  subscriberImport as fields,
} from '#src/shared/newsletter/subscriber-import.js'

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
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: MAX_COLUMNS - 1,
    required: false,
    description: 'Column of the languages; null or absent for none.',
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

/** Maximum number of faulty rows in the result; the download contains all. */
export const MAX_LISTED = 50
export const SAMPLE_ROWS = 3

const count = { type: 'integer', minimum: 0, maximum: MAX_IMPORT_ROWS } as const
const column = { nullable: true, maximum: MAX_COLUMNS - 1 } as const

export class ImportFaultDto extends WithProperties({
  line: is.integer({ minimum: 1, description: 'Number of the line in the file.', example: 7 }),
  email: is.text('Address as written.'),
  fault: is.choice(importFaults),
  language: is.text({
    nullable: true,
    description: 'Language as written, if it is unknown.',
    example: 'de',
  }),
  duplicateOf: is.integer({ nullable: true, minimum: 1, description: 'Line of the first row with the same address.' }),
}) {}

/** Import with the result of its check. */
export class SubscriberImportDto extends WithProperties({
  id: is.uuid(),
  expiresAt: is.time('Time at which the import and its rows are deleted.'),
  headings: is.texts({ maxItems: MAX_COLUMNS, description: 'Header of the table; empty if it has none.' }),
  sample: is.property<string[][]>({
    type: 'array',
    maxItems: SAMPLE_ROWS,
    items: { type: 'array', maxItems: MAX_COLUMNS, items: { type: 'string' } },
    description: 'First rows.',
  }),
  emailColumn: is.integer({ ...column, description: 'Null until the column of the addresses is chosen.' }),
  languageColumn: is.integer(column),
  counts: is.property<Record<ImportOutcome, number>>({
    type: 'object',
    description:
      'Numbers of rows by the result of the check; `blocked` are unsubscribed, suppressed and erased addresses.',
    properties: Object.fromEntries(importOutcomes.map((name) => [name, count])),
    required: [...importOutcomes],
    additionalProperties: false,
  }),
  faults: is.list(ImportFaultDto, { maxItems: MAX_LISTED, description: 'First faulty rows.' }),
  sentAt: is.nullableTime(),
  added: is.property<number | null>({
    ...count,
    nullable: true,
    description: 'Number of addresses that were asked to confirm.',
  }),
}) {}
