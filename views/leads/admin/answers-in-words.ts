import type { PageContextServer } from 'vike/types'
import { firstDayAhead, type Wish } from '#src/shared/appointments/wish'
import type { FieldDescription } from '#src/shared/forms/field'
import { nameField } from '#src/shared/forms/further-values'
import type { Translated } from '#src/shared/languages'
import type { LeadKindDescription } from '#src/shared/leads/lead-kinds'
import { requireValue } from '#src/shared/lookups'
import { zagrebDay } from '#src/shared/zagreb-time'
import { formatFullDay, formatMoment } from '#views/formatting'
import { createTranslator } from '#views/translations'

type Say = (choice: string) => string

type Sent = Record<string, unknown>

/** First preferred day of an appointment request, or time of a booking, in words, if it has not begun. */
export interface DayAhead {
  dayAhead: string | null
}

/**
 * Converts the choices of a lead to texts in the page's language; preferred slots become one line each. `dayAhead` is
 * the first preferred day, if it has not begun.
 */
export function answersInWords(
  pageContext: PageContextServer,
  kind: LeadKindDescription,
  serviceName: (name: string) => string,
  formatDay = formatFullDay,
) {
  const chosen = Object.keys(kind.answers).flatMap((field) => {
    const say = sayerOfChoice(pageContext, kind, field)
    return say ? [[field, say] as const] : []
  })
  const sayPart = sayerOf(pageContext, 'appointment.form.partsOfDay')
  const today = zagrebDay(new Date()).toString()
  const ahead = (wishes: Wish[]) => {
    const day = firstDayAhead(wishes, today)
    return day ? formatDay(day, pageContext.language) : null
  }
  const startsInWords = (starts: Date | string) => {
    const text = formatMoment(new Date(starts).toISOString(), pageContext.language)
    return { starts: text, dayAhead: new Date(starts) > new Date() ? text : null }
  }
  const wish = ({ date, partOfDay }: Wish) => `${formatDay(date, pageContext.language)}, ${sayPart(partOfDay)}`
  return <Lead extends object>(lead: Lead): Lead & DayAhead => {
    const sent = lead as Sent
    return {
      ...lead,
      ...Object.fromEntries(chosen.map(([field, say]) => [field, say(sent)])),
      ...('wishes' in kind.answers
        ? { wishes: (sent.wishes as Wish[]).map(wish).join('\n'), dayAhead: ahead(sent.wishes as Wish[]) }
        : { dayAhead: null }),
      ...('service' in kind.answers && { service: serviceName(sent.service as string) }),
      ...('starts' in kind.answers && startsInWords(sent.starts as Date | string)),
    }
  }
}

/** Returns the function that translates a choice of a lead; undefined for other fields. */
function sayerOfChoice(pageContext: PageContextServer, { answers, scope }: LeadKindDescription, field: string) {
  const described: FieldDescription = requireValue(answers[field], field)
  if (described.type !== 'choice') return undefined
  if (described.further) return (sent: Sent) => (sent[nameField(field)] as Translated)[pageContext.language]
  const say = sayerOf(pageContext, `fields.choices.${scope}.${field}`)
  return (sent: Sent) => say(sent[field] as string)
}

/**
 * Returns a translator of chosen values.
 * @param texts dotted path of their texts, such as `fields.choices.appointment.forWhom`
 */
function sayerOf({ language, loadMessages }: PageContextServer, texts: string): Say {
  const [namespace, ...path] = texts.split('.') as ['contact', ...string[]]
  const t = createTranslator(loadMessages([namespace]), language, namespace) as Say
  return (choice) => t([...path, choice].join('.'))
}
