import { isEmail } from 'class-validator'
import type { TableRow } from '#src/platform/http/tables/read-table.js'
import { email as emailField } from '#src/shared/forms/email.js'
import type { Language } from '#src/shared/languages.js'
import type { ImportFault } from '#src/shared/newsletter/subscriber-import.js'
import type { ImportedColumns } from './imported-table.js'

/** Row with its address, or with a fault. */
export interface CheckedRow {
  line: number
  email: string
  language: Language
  fault: ImportFault | null
  /** Line of the first row with the same address. */
  duplicateOf: number | null
}

/** Spellings of the languages in tables, without a region such as `-HR`. */
const LANGUAGES: Record<string, Language> = {
  hr: 'hr',
  hrv: 'hr',
  hrvatski: 'hr',
  croatian: 'hr',
  en: 'en',
  eng: 'en',
  engleski: 'en',
  english: 'en',
}

/** Checks the rows by themselves: address, language, and whether the address repeats. */
export function checkRows(
  rows: TableRow[],
  columns: ImportedColumns & { email: number },
  language: Language,
): CheckedRow[] {
  const lines = new Map<string, number>()
  return rows.map(({ line, cells }) => {
    const email = cells[columns.email] ?? ''
    const written = columns.language === null ? '' : (cells[columns.language] ?? '')
    const own = written ? languageOf(written) : language
    const duplicateOf = lines.get(email.toLowerCase()) ?? null
    const fault = faultOf(email, own) ?? (duplicateOf === null ? null : 'duplicate')
    if (!fault) lines.set(email.toLowerCase(), line)
    return { line, email, language: own ?? language, fault, duplicateOf: fault === 'duplicate' ? duplicateOf : null }
  })
}

function faultOf(email: string, language: Language | undefined): ImportFault | null {
  if (!email) return 'missingAddress'
  const { maxLength, pattern } = emailField
  if (!isEmail(email) || email.length > maxLength || !pattern.of.test(email)) return 'invalidAddress'
  return language ? null : 'unknownLanguage'
}

function languageOf(written: string): Language | undefined {
  const [name = ''] = written.toLowerCase().split(/[-_]/)
  return Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined
}
