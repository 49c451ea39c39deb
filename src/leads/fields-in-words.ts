import { dayInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import type { Wish } from '#src/shared/appointments/wish.js'
import type { Language } from '#src/shared/languages.js'
import type { LeadKind } from './lead-kind.js'

/** Returns the value of a field in words. */
export function fieldInWords(
  { fields, scope }: Pick<LeadKind, 'fields' | 'scope'>,
  name: string,
  value: unknown,
  language: Language,
  say: (key: string) => string,
): string {
  if (Array.isArray(value)) {
    const lines = (value as Wish[]).map(
      ({ date, partOfDay }) => `${dayInLetters(date, language)}, ${say(`${scope}.form.partsOfDay.${partOfDay}`)}`,
    )
    return lines.join('\n')
  }
  const isChosen = fields[name]!.type === 'choice' && value
  return isChosen ? say(`fields.choices.${scope}.${name}.${value as string}`) : ((value ?? '') as string)
}
