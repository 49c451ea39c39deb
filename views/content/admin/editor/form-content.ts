import type { ContentField, ContentFields } from '#src/shared/content/content-description'
import { type Described, isField, isRows } from '#src/shared/content/described-fields'
import { readAmount, readNumber, withSeparatorOf } from '#src/shared/content/read-numbers'
import type { Language } from '#src/shared/languages'
import { readTyped } from '#src/shared/typed-times'
import { fromZagrebTime, toZagrebTime } from '#src/shared/zagreb-time'
import type { Contents, Kind } from '../content-kinds'

/** Returns the initial content of a new item. */
export function blankContent(described: Described): unknown {
  if (isRows(described)) {
    // Opening hours of a week are a list for each day.
    const isWeek = isRows(described.row)
    return Array.from({ length: isWeek ? described.most : (described.preset ?? 0) }, () => blankContent(described.row))
  }
  if (!isField(described)) return mapFields(described, blankContent)
  switch (described.type) {
    case 'number':
      return described.preset ?? (described.required ? NaN : null)
    case 'checkbox':
      return false
    case 'date':
      return described.required ? '' : null
    case 'datetime-local':
    case 'picture':
      return null
    case 'choice':
      return described.choices[0]
    default:
      return ''
  }
}

/** Converts submitted fields, all of them strings, to the content that the API expects. */
export function readContent(described: Described, submitted: unknown): unknown {
  if (isField(described)) return readField(described, submitted as string | undefined)
  if (isRows(described)) return (submitted as unknown[]).map((row) => readContent(described.row, row))
  return mapFields(described, (field, name) => readContent(field, (submitted as Record<string, unknown>)[name]))
}

function readField(field: ContentField, text: string | undefined): unknown {
  if (field.type === 'checkbox') return text === 'true'
  if (field.type === 'datetime-local') return text ? fromZagrebTime(readTyped(field.type, text)) : null
  if (field.type === 'date' && !field.required && !text) return null
  if (field.type === 'picture') return text || null
  if (field.type === 'date' || field.type === 'time') return readTyped(field.type, text ?? '')
  if (field.type !== 'number') return text
  if (!field.required && !text?.trim()) return null
  return field.decimals === 2 ? readAmount(text ?? '') : readNumber(text ?? '')
}

function mapFields(fields: ContentFields, convert: (described: Described, name: string) => unknown): object {
  return Object.fromEntries(Object.entries(fields).map(([name, described]) => [name, convert(described, name)]))
}

/** Converts content to field values: numbers with the decimal separator of the language, missing numbers as empty text, local times. */
export function toFormContent(content: Contents[Kind], language: Language): object {
  return Object.fromEntries(
    Object.entries(content).map(([field, value]: [string, unknown]) => {
      if (typeof value === 'number') return [field, Number.isNaN(value) ? '' : withSeparatorOf(language, value)]
      if (field === 'publishedAt' && typeof value === 'string')
        return [field, Number.isNaN(Date.parse(value)) ? value : toZagrebTime(value)]
      return [field, value]
    }),
  )
}

/** Converts untouched content to what the form submits: the time only of a scheduled post. */
export function asSubmitted(content: Contents[Kind]): Contents[Kind] {
  return 'status' in content && content.status !== 'scheduled' ? { ...content, publishedAt: null } : content
}
