import type { Readable } from 'node:stream'
import { StreamableFile } from '@nestjs/common'
import { stringify } from 'csv-stringify'
import type { CsvFormatDto } from './csv-format.dto.js'

/**
 * Rows as CSV, streamed: UTF-8 with a byte order mark, without which Excel guesses wrong; a cell that a spreadsheet
 * would run as a formula begins with an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvFile(columns: string[], rows: Readable, { delimiter }: CsvFormatDto): StreamableFile {
  const csv = stringify({
    header: true,
    columns,
    delimiter: delimiter === 'semicolon' ? ';' : ',',
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: (date) => date.toISOString() },
  })
  rows.on('error', (error) => csv.destroy(error)) // an export that breaks off must not look complete
  return new StreamableFile(rows.pipe(csv), { type: 'text/csv; charset=utf-8' })
}
