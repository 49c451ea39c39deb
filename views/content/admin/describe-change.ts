import type { FieldChange } from '#src/content/editing/field-changes'
import type { Language } from '#src/shared/languages'
import { formatPrice } from '#src/shared/offer/format-price'
import { formatDate } from '#views/formatting'
import type { Translator } from '#views/translations'
import type { Kind } from './content-kinds'
import { choiceText, fieldText } from './field-texts'
import { formatMoment } from './format-moment'

interface Texts {
  t: Translator<'content'>
  location: Translator<'location'>
}

/** Describes a field change in the page's language. A field without a translation is shown by its name. */
export function describeChange(kind: Kind, { field, from, to }: FieldChange, language: Language, texts: Texts) {
  const { t } = texts
  const value = (stored: FieldChange['from']) => describeValue(field, stored, language, texts)
  return {
    label: describeField(kind, field, texts),
    from: value(from) ?? t('history.nothing'),
    to: value(to) ?? t('history.nothing'),
  }
}

/** Returns the label of a field by its dotted name. A field without a translation is shown by its name. */
export function describeField(kind: Kind, field: string, { t, location }: Texts): string {
  const [, name = field, language] = /^(.*?)(?:\.(hr|en))?$/.exec(field) ?? []
  const [, day] = /^hours\.(\d)$/.exec(field) ?? []
  if (day) return `${t('fields.hours')}: ${location.list('weekdays')[Number(day)]}`
  if (field === 'order') return t('history.order')
  const label = fieldText(t, kind, name) ?? name
  return language ? t(`history.in.${language as Language}`, { field: label }) : label
}

function describeValue(field: string, value: FieldChange['from'], language: Language, { t }: Texts): string | null {
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  if (typeof value === 'number') return field === 'price' ? formatPrice(value, language) : String(value)
  if (value === null) return field === 'price' ? t('onRequest') : null
  if (field === 'publishedAt') return formatMoment(value, language)
  if (['date', 'lastDay', 'specialDays'].includes(field))
    return value.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => formatDate(day, language))
  return choiceText(t, field, value)
}
