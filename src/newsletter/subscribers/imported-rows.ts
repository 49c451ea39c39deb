import { isEmail } from 'class-validator'
import { parse } from 'csv-parse/sync'
import { Problem } from '#src/platform/http/problems/problem.js'
import { email as emailField } from '#src/shared/forms/email.js'
import { isLanguage, type Language } from '#src/shared/languages.js'

const MOST = 2000

export interface ImportedRow {
  email: string
  language: Language
}

interface Parsed {
  record: Record<string, string | undefined>
  info: { lines: number }
}

/**
 * Parses the distinct addresses of a table, and the lines without one.
 * @throws Problem 422 for a table without a column `email`, or with too many rows
 */
export function importedRows(csv: string, language: Language): { rows: ImportedRow[]; refused: number[] } {
  const { names, parsed } = read(csv)
  if (parsed.length === 0 || !names.includes('email')) throw fault('csv.invalid')
  if (parsed.length > MOST) throw fault('csv.tooLong', { max: MOST })
  const rows = new Map<string, ImportedRow>()
  const refused: number[] = []
  for (const { record, info } of parsed) {
    const { email = '', language: own } = record
    if (!isEmail(email) || email.length > emailField.maxLength) refused.push(info.lines)
    else if (!rows.has(email.toLowerCase()))
      rows.set(email.toLowerCase(), { email, language: isLanguage(own) ? own : language })
  }
  return { rows: [...rows.values()], refused }
}

function read(csv: string): { names: string[]; parsed: Parsed[] } {
  let names: string[] = []
  try {
    const parsed = parse(csv, {
      bom: true,
      columns: (header: string[]) => (names = header.map((name) => name.trim().toLowerCase())),
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Parsed[]
    return { names, parsed }
  } catch {
    throw fault('csv.invalid')
  }
}

/** Detects the delimiter from the header: Excel writes semicolons in Croatia, and does not quote commas then. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.trimStart().split(/[\r\n]/, 1)
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ','
}

const fault = (code: string, args?: Record<string, number>) => Problem.validation([{ field: 'csv', code, args }])
