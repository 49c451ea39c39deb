import { dayInLetters, momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import type { Wish } from '#src/shared/appointments/wish.js'
import { hasFurtherValues, nameField } from '#src/shared/forms/further-values.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import type { Lead } from './lead.entity.js'
import { type LeadKind, valueIn } from './lead-kind.js'

/** Returns the value of a field in words. */
export function fieldInWords(
  { fields, scope }: Pick<LeadKind, 'fields' | 'scope'>,
  name: string,
  lead: Lead,
  language: Language,
  say: (key: string) => string,
): string {
  const value = valueIn(lead, name)
  if (value instanceof Date) return momentInLetters(value, language)
  const field = requireValue(fields[name], name)
  if (hasFurtherValues(field)) return (valueIn(lead, nameField(name)) as Translated)[language]
  if (Array.isArray(value)) {
    const lines = (value as Wish[]).map(
      ({ date, partOfDay }) => `${dayInLetters(date, language)}, ${say(`${scope}.form.partsOfDay.${partOfDay}`)}`,
    )
    return lines.join('\n')
  }
  const isChosen = field.type === 'choice' && value
  return isChosen ? say(`fields.choices.${scope}.${name}.${value as string}`) : ((value ?? '') as string)
}
