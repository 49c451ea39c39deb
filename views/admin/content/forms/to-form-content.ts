import type { Language } from '#src/shared/languages'
import type { Contents, Kind } from '../content-kinds'
import { toZagrebTime } from '#src/shared/zagreb-time'

/** Converts content to field values: numbers with the decimal separator of the language, missing numbers as empty text, local times. */
export function toFormContent(content: Contents[Kind], language: Language): object {
  return Object.fromEntries(
    Object.entries(content).map(([field, value]: [string, unknown]) => {
      if (typeof value === 'number') return [field, Number.isNaN(value) ? '' : withComma(value, language)]
      if (field === 'publishedAt' && typeof value === 'string')
        return [field, Number.isNaN(Date.parse(value)) ? value : toZagrebTime(value)]
      return [field, value]
    }),
  )
}

function withComma(value: number, language: Language): string {
  return language === 'hr' ? String(value).replace('.', ',') : String(value)
}
