import type { Readable } from 'node:stream'
import { StreamableFile } from '@nestjs/common'
import { stringify } from 'csv-stringify'
import type { CsvFormatDto } from './csv-format.dto.js'
import { spreadsheetText } from './spreadsheet-text.js'

/**
 * Rows as CSV (RFC 4180), streamed: UTF-8 with a byte order mark, without which Excel guesses wrong. Every cell is
 * quoted, or a line break in one would end the row to who takes other breaks than ours for its end.
 */
export function csvFile(columns: string[], rows: Readable, { delimiter }: CsvFormatDto): StreamableFile {
  const csv = stringify({
    header: true,
    columns,
    delimiter: delimiter === 'semicolon' ? ';' : ',',
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    cast: { string: spreadsheetText, date: (date) => date.toISOString() },
  })
  rows.on('error', (error) => csv.destroy(error)) // an export that breaks off must not look complete
  return new StreamableFile(rows.pipe(csv), { type: 'text/csv; charset=utf-8' })
}
