import type { Type } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { type LeadKind, textIn, valueIn } from './lead-kind.js'
import type { Lead } from './lead.entity.js'
import { type FieldDescription, type Fields, type Kept, type ListField, namesOf } from '#src/shared/forms/field.js'
import { hasFurtherValues, nameField } from '#src/shared/forms/further-values.js'
import { ApiTranslatedText } from '#src/platform/http/validation/translated-text.js'
import { is } from '#src/platform/http/validation/with-properties.js'

/** Returns a class with the documented fields of a form, for another class to extend, like `IntersectionType`. */
export function WithSent<Base, F extends Fields>(Parent: Type<Base>, fields: F): Type<Base & Kept<F>> {
  class Item extends (Parent as Type<object>) {}
  for (const [name, field] of Object.entries(fields)) {
    documented(field)(Item.prototype, name)
    if (hasFurtherValues(field)) ApiTranslatedText('Name when the lead was received.')(Item.prototype, nameField(name))
  }
  return Item as Type<Base & Kept<F>>
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
  if (hasFurtherValues(field)) return ApiProperty({ type: String, description: 'Slug.' })
  if (field.type === 'choice') return ApiProperty({ enum: field.choices })
  if (field.type === 'moment') return ApiProperty({ type: 'string', format: 'date-time' })
  if (field.type === 'rows') return ApiProperty({ type: 'array', items: rowSchema(field) })
  return ApiProperty((field.required ? is.text() : is.nullableText()).options)
}

/** Returns the fields of a form in a lead, and the names of chosen content. */
export function sentIn<F extends Fields>(fields: F, lead: Lead): Kept<F> {
  const names = namesOf(fields).flatMap((name) => (hasFurtherValues(fields[name]!) ? [name, nameField(name)] : [name]))
  return Object.fromEntries(names.map((name) => [name, valueIn(lead, name)])) as Kept<F>
}

const isTyped = ({ type }: FieldDescription) => type !== 'choice' && type !== 'rows' && type !== 'moment'

/** Returns all typed texts of a lead, its sender's name first. */
export function textsOf<L extends Lead>(kind: LeadKind<L>, lead: L): (string | null)[] {
  const { fields, namedBy } = kind
  const others = namesOf(fields).filter((name) => isTyped(fields[name]!) && !namedBy.includes(name))
  return [kind.nameOf(lead), ...others.map((name) => textIn(lead, name))]
}
