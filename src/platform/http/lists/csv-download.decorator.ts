import { applyDecorators, Header } from '@nestjs/common'
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger'

const description =
  'RFC 4180 in UTF-8 with a byte order mark, every cell quoted. So that spreadsheets run no formula, an apostrophe ' +
  'stands before what looks like one (`=`, `+`, `-`, `@`) at the start of a cell or of a line in it, and after a `,`, ' +
  '`;` or tab; programs take one apostrophe away at each such place.'

/** Responds with a CSV file of this name, as a download. */
export const CsvDownload = (name: string) =>
  applyDecorators(
    Header('Content-Disposition', `attachment; filename="${name}.csv"`),
    ApiProduces('text/csv'),
    ApiOkResponse({ description, schema: { type: 'string' } }),
  )
