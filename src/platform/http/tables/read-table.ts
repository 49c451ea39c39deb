import { parse } from 'csv-parse/sync'
import { Problem } from '../problems/problem.js'

/** Maximum number of columns, as many as any address book exports. */
export const MAX_COLUMNS = 100

export interface TableRow {
  /** Number of the last line of the row in the file, from 1. */
  line: number
  cells: string[]
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * Reads the rows of a table with any of the usual delimiters, without empty ones.
 * @throws Problem 422 for text that is no table
 */
export function readTable(csv: string): TableRow[] {
  try {
    const text = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
    return parsed
      .map(({ record, info }) => ({ line: info.lines, cells: record.slice(0, MAX_COLUMNS).map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some(Boolean))
  } catch (error) {
    const { lines } = error as Error & { lines: number }
    throw faultOfTable('csv.invalid', { line: lines })
  }
}

/** Problem of the field with the table. */
export const faultOfTable = (code: string, args?: Record<string, number>) =>
  Problem.validation([{ field: 'csv', code, args }])

/** Detects the delimiter from the header: Excel writes semicolons in Croatia, and does not quote commas then. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.replace(/^\n+/, '').split('\n', 1)
  const unquoted = header.replace(/"[^"]*"/g, '')
  return [';', '\t'].find((delimiter) => unquoted.includes(delimiter)) ?? ','
}
