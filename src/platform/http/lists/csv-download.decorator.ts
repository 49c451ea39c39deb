import { applyDecorators, Header } from '@nestjs/common'
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger'

export const CSV_DESCRIPTION =
  'CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe ' +
  'precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove ' +
  'one apostrophe at each such position.'

/** Responds with a CSV file of this name, as a download. */
export const CsvDownload = (name: string) =>
  applyDecorators(
    Header('Content-Disposition', `attachment; filename="${name}.csv"`),
    ApiProduces('text/csv'),
    ApiOkResponse({ description: CSV_DESCRIPTION, schema: { type: 'string' } }),
  )
