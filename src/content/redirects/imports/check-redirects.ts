import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { redirect } from '#src/shared/content/kinds/redirect.js'
import type { RedirectOutcome } from '#src/shared/content/redirect-import.js'
import type { KnownRedirects } from '../known-redirects.js'
import { sourceOf } from '../source-of.js'
import type { ImportedRedirect } from './redirect-import.entity.js'
import { isForeign } from './redirect-table.js'

export interface CheckedRedirect extends ImportedRedirect {
  outcome: RedirectOutcome
  /** First fault of a wrong row. */
  fault?: FieldFault
}

/** Checks rows by the rules of single redirects. A row is compared with the stored redirects and with the rows before it. */
export async function checkRedirects(rows: ImportedRedirect[], known: KnownRedirects): Promise<CheckedRedirect[]> {
  const checked: CheckedRedirect[] = []
  for (const row of rows) {
    const [fault] = faultsOfTexts(row)
    if (fault) checked.push({ ...row, outcome: 'wrong', fault })
    else if (known.has(row)) checked.push({ ...row, outcome: 'known' })
    else {
      const [broken] = await known.faultsOf(row)
      if (!broken) known.add({ source: sourceOf(row.source), target: row.target })
      checked.push({ ...row, outcome: broken ? 'wrong' : 'new', fault: broken })
    }
  }
  return checked
}

function faultsOfTexts(row: ImportedRedirect): FieldFault[] {
  return (['source', 'target'] as const).flatMap((field): FieldFault[] => {
    const { maxLength, required, pattern } = redirect.fields[field]
    const text = row[field]
    if (text === '') return [{ field, code: required }]
    if (isForeign(text)) return [{ field, code: 'redirect.host' }]
    if (text.length > maxLength) return [{ field, code: 'tooLong', args: { max: maxLength } }]
    return pattern.of.test(text) ? [] : [{ field, code: pattern.fault }]
  })
}
