import type { Type } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { ApiTranslatedText } from '#src/platform/http/validation/translated-text.js'
import { is } from '#src/platform/http/validation/with-properties.js'
import { contactSubject } from '#src/shared/content/kinds/contact-subject.js'
import type { FieldDescription, Fields, Kept, ListField } from '#src/shared/forms/field.js'
import { hasFurtherValues, nameField } from '#src/shared/forms/further-values.js'
import { LONGEST_NUMBERED_SLUG } from '#src/shared/slug.js'
import type { Lead } from './lead.entity.js'
import { type LeadKind, textIn, valueIn } from './lead-kind.js'

const PHONE_NUMBER = 'phoneE164'
/** Number as it is dialled: at most 15 digits after the plus sign (E.164). */
const e164 = { maxLength: 16 }
/** Slug and name of content that a lead can choose: subjects of messages, the built-in ones with capital letters. */
const subjectSlug = { maxLength: LONGEST_NUMBERED_SLUG }
const contentName = contactSubject.fields.name.hr
const DIALLED = 'The telephone number in E.164, as it is dialled; null if it has none.'

/** Values of a form as a lead contains them: with a telephone number as it is dialled. */
export type SentFields<F extends Fields> = Kept<F> &
  ('phone' extends keyof F ? { [PHONE_NUMBER]: string | null } : object)

/** Returns a class with the documented fields of a form, for another class to extend, like `IntersectionType`. */
export function WithSent<Base, F extends Fields>(Parent: Type<Base>, fields: F): Type<Base & SentFields<F>> {
  class Item extends (Parent as Type<object>) {}
  for (const [name, field] of Object.entries(fields)) {
    documented(field)(Item.prototype, name)
    if (field.type === 'tel') ApiProperty(is.nullableTyped(e164, DIALLED).options)(Item.prototype, PHONE_NUMBER)
    if (hasFurtherValues(field))
      ApiTranslatedText('Name when the lead was received.', contentName)(Item.prototype, nameField(name))
  }
  return Item as Type<Base & SentFields<F>>
}

function rowSchema({ row }: ListField) {
  const properties: Record<string, object> = {}
  for (const [name, field] of Object.entries(row))
    properties[name] = {
      type: 'string',
      ...(field.type === 'choice' ? { enum: [...field.choices] } : { format: 'date' }),
    }
  return { type: 'object' as const, required: Object.keys(row), properties }
}

function documented(field: FieldDescription): PropertyDecorator {
  if (hasFurtherValues(field)) return ApiProperty(is.typed(subjectSlug, 'Slug.').options)
  if (field.type === 'choice') return ApiProperty({ enum: field.choices })
  if (field.type === 'moment') return ApiProperty({ type: 'string', format: 'date-time' })
  if (field.type === 'rows') return ApiProperty({ type: 'array', maxItems: field.most, items: rowSchema(field) })
  return ApiProperty((field.required ? is.typed(field) : is.nullableTyped(field)).options)
}

/** Returns the fields of a form in a lead, and the names of chosen content. */
export function sentIn<F extends Fields>(fields: F, lead: Lead): SentFields<F> {
  const names = Object.entries(fields).flatMap(([name, field]): string[] => {
    if (field.type === 'tel') return [name, PHONE_NUMBER]
    return hasFurtherValues(field) ? [name, nameField(name)] : [name]
  })
  return Object.fromEntries(names.map((name) => [name, valueIn(lead, name)])) as SentFields<F>
}

const isTyped = ({ type }: FieldDescription) => type !== 'choice' && type !== 'rows' && type !== 'moment'

/** Returns all typed texts of a lead, its sender's name first. */
export function textsOf<L extends Lead>(kind: LeadKind<L>, lead: L): (string | null)[] {
  const { fields, namedBy } = kind
  const others = Object.entries(fields).filter(([name, field]) => isTyped(field) && !namedBy.includes(name))
  return [kind.nameOf(lead), ...others.map(([name]) => textIn(lead, name))]
}
