import { ApiProperty } from '@nestjs/swagger'
import { IsInt, Max, Min } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import {
  MAX_REDIRECTS,
  redirectImport as fields,
  type RedirectOutcome,
  redirectOutcomes,
} from '#src/shared/content/redirect-import.js'
import type { Submitted } from '#src/shared/forms/field.js'

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

/** Maximum number of wrong rows in the result; the download contains all. */
export const MAX_LISTED = 50

const count = { type: 'integer', minimum: 0, maximum: MAX_REDIRECTS } as const

export class WrongRedirectDto extends WithProperties({
  line: is.integer({ minimum: 1, description: 'Number of the line in the file.', example: 7 }),
  source: is.text('Former address.'),
  target: is.text('New address.'),
  field: is.choice(['source', 'target']),
  code: is.text({ description: 'Stable code of the fault, for programs.', example: 'redirect.nowhere' }),
  message: is.text("Reason in the request's language."),
}) {}

/** Import with the result of its check. */
export class RedirectImportDto extends WithProperties({
  id: is.uuid(),
  expiresAt: is.time('Time at which the import is deleted.'),
  counts: is.property<Record<RedirectOutcome, number>>({
    type: 'object',
    description: 'Numbers of rows by the result of the check, as of now.',
    properties: Object.fromEntries(redirectOutcomes.map((name) => [name, count])),
    required: [...redirectOutcomes],
    additionalProperties: false,
  }),
  faults: is.list(WrongRedirectDto, { maxItems: MAX_LISTED, description: 'First rows that are not imported.' }),
  importedAt: is.nullableTime(),
  added: is.property<number | null>({
    ...count,
    nullable: true,
    description: 'Number of redirects that were added.',
  }),
}) {}
