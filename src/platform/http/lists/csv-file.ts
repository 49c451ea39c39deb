import type { Readable } from 'node:stream'
import { StreamableFile } from '@nestjs/common'
import { stringify } from 'csv-stringify'
import type { CsvFormatDto } from './csv-format.dto.js'
import { spreadsheetText } from './spreadsheet-text.js'
import type { TableColumn } from './xlsx-file.js'

/**
 * Streams rows as CSV (RFC 4180): UTF-8 with a byte order mark, which Excel needs. Every cell is quoted, because
 * parsers accept different line breaks as the end of a row.
 */
export function csvFile(
  columns: TableColumn[],
  rows: Readable,
  { delimiter }: CsvFormatDto,
  disposition?: string,
): StreamableFile {
  const csv = stringify({
    header: true,
    columns,
    delimiter: delimiter === 'semicolon' ? ';' : ',',
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    cast: { string: spreadsheetText, date: (date) => date.toISOString() },
  })
  rows.on('error', (error) => csv.destroy(error)) // an interrupted export must not look complete
  return new StreamableFile(rows.pipe(csv), { type: 'text/csv; charset=utf-8', disposition })
}
