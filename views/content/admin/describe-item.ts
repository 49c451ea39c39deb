import { nameOfContent } from '#src/shared/content/name-of-content'
import type { Language, Translated } from '#src/shared/languages'
import { formatPrice } from '#src/shared/offer/format-price'
import { formatFullDay, formatNumericDay } from '#views/formatting'
import { type Contents, type Item, type Kind, kinds } from './content-kinds'

interface Description {
  name: string
  /** Secondary text that distinguishes items of the same name. */
  detail?: string
}

/** Returns the name and detail of an item for lists and headings. */
export function describeItem(kind: Kind, { content, borrowedName }: Item, language: Language): Description {
  const { name, detail = [], page } = kinds[kind]
  const own = borrowedName ?? nameOfContent(name, content)
  const values = detail.map((field) => {
    const value = (content as unknown as Record<string, string | number | null | Translated>)[field]
    if (value === null || value === undefined) return ''
    if (typeof value === 'number') return formatPrice(value, language)
    if (typeof value === 'object') return value[language]
    if (field === 'date') return daysOf(content as Contents['holiday'], language)
    if (field === 'slugHr') return `/${value}`
    return field === 'slug' ? `/${page}/${value}` : value
  })
  return { name: typeof own === 'string' ? own : own[language], detail: values.filter(Boolean).join(', ') || undefined }
}

function daysOf({ date, lastDay }: Contents['holiday'], language: Language): string {
  if (!lastDay) return formatFullDay(date, language)
  return `${formatNumericDay(date, language)} – ${formatNumericDay(lastDay, language)}`
}
