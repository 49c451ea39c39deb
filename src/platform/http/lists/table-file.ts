import type { Readable } from 'node:stream'
import { applyDecorators, StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger'
import { CSV_DESCRIPTION } from './csv-download.decorator.js'
import { csvFile } from './csv-file.js'
import type { TableFormatDto } from './table-format.dto.js'
import { type TableColumn, XLSX, xlsxFile } from './xlsx-file.js'

/** Documents a table to download in the format of the request. */
export const TableDownload = () =>
  applyDecorators(
    ApiProduces('text/csv', XLSX),
    ApiOkResponse({
      description: `${CSV_DESCRIPTION} Or a spreadsheet (ECMA-376) whose cells are text, each with at most 32,767 characters.`,
      schema: { type: 'string' },
    }),
  )

/** Streams rows as a download in the format of the request. @param name of the file, without its extension */
export function tableFile(
  name: string,
  columns: TableColumn[],
  rows: Readable,
  { format, ...csv }: TableFormatDto,
): StreamableFile {
  const disposition = `attachment; filename="${name}.${format}"`
  if (format === 'csv') return csvFile(columns, rows, csv, disposition)
  return new StreamableFile(xlsxFile(columns, rows), { type: XLSX, disposition })
}
