import { isEmail } from 'class-validator'
import { faultOfTable, readTable, type TableRow } from '#src/platform/http/tables/read-table.js'
import { canonicalEmail, canonicalText } from '#src/shared/forms/typed-text.js'
import { getFirst } from '#src/shared/lookups.js'
import { MAX_IMPORT_ROWS } from '#src/shared/newsletter/subscriber-import.js'

export interface ImportedTable {
  /** Header; empty for a table that begins with an address. */
  headings: string[]
  rows: TableRow[]
}

/** Columns by their index; null for none. */
export interface ImportedColumns {
  email: number | null
  language: number | null
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
  const [first, ...others] = readTable(csv).map(({ line, cells }) => ({ line, cells: cells.map(canonicalCell) }))
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
  return { email: getFirst(rows).cells.findIndex((cell) => isEmail(cell)), language: null }
}

/** Returns the canonical spelling of a cell: whether a person erases data or an address repeats is decided by it. */
const canonicalCell = (cell: string) => (cell.includes('@') ? canonicalEmail(cell) : canonicalText('name', cell))

const lettersOf = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
