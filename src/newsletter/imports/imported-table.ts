import { isEmail } from 'class-validator'
import { parse } from 'csv-parse/sync'
import { Problem } from '#src/platform/http/problems/problem.js'
import { MAX_IMPORT_ROWS } from '#src/shared/newsletter/subscriber-import.js'

/** Maximum number of columns, as many as any address book exports. */
export const MAX_COLUMNS = 100

export interface ImportedRow {
  /** Number of the last line of the row in the file, from 1. */
  line: number
  cells: string[]
}

export interface ImportedTable {
  /** Header; empty for a table that begins with an address. */
  headings: string[]
  rows: ImportedRow[]
}

/** Columns by their index; null for none. */
export interface ImportedColumns {
  email: number | null
  language: number | null
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** Headings of the columns, without case, accents, spaces and punctuation. */
const HEADINGS: Record<keyof ImportedColumns, RegExp> = {
  email: /^(adresa)?(e|el|elektronicka)?(mail|posta)(adresa|address)?$|^eadresa$|^adresaeposte$|^elektronickaadresa$/,
  language: /^(jezik(pretplate|novosti)?|lang(uage)?|locale)$/,
}

/**
 * Parses a table with any of the usual delimiters.
 * @throws Problem 422 for text that is no table, or has no address or too many rows
 */
export function parseTable(csv: string): ImportedTable {
  const [first, ...others] = read(csv)
  if (!first) throw faultOfTable('csv.empty')
  const hasHeader = !first.cells.some((cell) => isEmail(cell))
  const rows = hasHeader ? others : [first, ...others]
  if (rows.length === 0) throw faultOfTable('csv.noRows')
  if (rows.length > MAX_IMPORT_ROWS) throw faultOfTable('csv.tooLong', { max: MAX_IMPORT_ROWS })
  if (!rows.some(({ cells }) => cells.some((cell) => cell.includes('@')))) throw faultOfTable('csv.noAddresses')
  return { headings: hasHeader ? first.cells : [], rows }
}

/** Finds the columns by the usual headings in both languages, and in a table without a header by its first address. */
export function findColumns({ headings, rows }: ImportedTable): ImportedColumns {
  const find = (column: keyof ImportedColumns) => {
    const found = headings.findIndex((heading) => HEADINGS[column].test(lettersOf(heading)))
    return found < 0 ? null : found
  }
  if (headings.length > 0) return { email: find('email'), language: find('language') }
  return { email: rows[0]!.cells.findIndex((cell) => isEmail(cell)), language: null }
}

/** Problem of the field with the table. */
export const faultOfTable = (code: string, args?: Record<string, number>) =>
  Problem.validation([{ field: 'csv', code, args }])

function read(csv: string): ImportedRow[] {
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

/** Detects the delimiter from the header: Excel writes semicolons in Croatia, and does not quote commas then. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.replace(/^\n+/, '').split('\n', 1)
  const unquoted = header.replace(/"[^"]*"/g, '')
  return [';', '\t'].find((delimiter) => unquoted.includes(delimiter)) ?? ','
}

const lettersOf = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
