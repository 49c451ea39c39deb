import type { FieldChange } from '#src/content/editing/field-changes'
import { contactSubjects } from '#src/shared/leads/contact-subject'
import { servicePageChoices } from '#src/shared/service-pages'
import { portraits } from '#src/shared/content/portraits'
import { postPictures } from '#src/shared/content/post-pictures'
import type { Language } from '#src/shared/languages'
import { formatDate, formatPrice } from '../../formatting'
import type { Translator } from '../../translations'
import type { Kind } from './content-kinds'
import { formatMoment } from './format-moment'

interface Texts {
  t: Translator<'content'>
  location: Translator<'location'>
  fields: Translator<'fields'>
}

/** Translation keys of fields whose label key differs from the field name. */
const labels: Record<string, string> = {
  ...{ durationMinutes: 'minutes', 'practitioner.name': 'practitioner', 'practitioner.role': 'practitionerRole' },
  ...{ 'testimonial.name': 'clientName', 'testimonial.text': 'testimonial', 'holiday.name': 'holidayName' },
  ...{ 'therapist.name': 'therapistName', 'therapist.locations': 'workplaces', 'testimonial.servicePage': 'spokenOf' },
  ...{ 'company.address': 'seat', 'business.name': 'businessName' },
}

const networks: Record<string, string> = {
  ...{ 'social.facebook': 'Facebook', 'social.instagram': 'Instagram', 'social.linkedin': 'LinkedIn' },
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

/** Returns the label of a field by its dotted name. */
export function describeField(kind: Kind, field: string, { t, location }: Texts): string {
  const [, name, language] = /^(.*?)(?:\.(hr|en))?$/.exec(field)!
  const [, day] = /^hours\.(\d)$/.exec(field) ?? []
  if (day) return `${t('hours.week')}: ${location.list('weekdays')[Number(day)]}`
  if (field === 'hours') return t('hours.thatDay')
  if (field === 'specialDays') return t('hours.special')
  if (field === 'order') return t('history.order')
  const key = `fields.${labels[`${kind}.${name}`] ?? labels[name!] ?? name}`
  const label = networks[name!] ?? (t.has(key) ? t(key) : name!)
  return language ? t(`history.in.${language as Language}`, { field: label }) : label
}

function describeValue(
  field: string,
  value: FieldChange['from'],
  language: Language,
  { t, fields }: Texts,
): string | null {
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  if (typeof value === 'number') return field === 'price' ? formatPrice(value, language) : String(value)
  if (value === null) return field === 'price' ? t('onRequest') : null
  if (field === 'status') return t(`statusNames.${value as 'draft'}`)
  if (field === 'publishedAt') return formatMoment(value, language)
  if (field === 'picture' && isOneOf(postPictures, value)) return t(`pictures.${value}`)
  if (field === 'portrait' && isOneOf(portraits, value)) return t(`portraits.${value}`)
  if (field === 'servicePage' && isOneOf(servicePageChoices, value)) return t(`servicePages.${value}`)
  if (field === 'subject' && isOneOf(contactSubjects, value)) return fields(`choices.contact.subject.${value}`)
  if (field === 'date' || field === 'specialDays')
    return value.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => formatDate(day, language))
  return value
}

function isOneOf<Choice extends string>(choices: readonly Choice[], value: string): value is Choice {
  return (choices as readonly string[]).includes(value)
}
