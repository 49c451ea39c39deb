import type { Type } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import type { SingleField, Submitted } from '#src/shared/forms/field.js'
import { Field } from './field.decorator.js'

/**
 * Returns a class that validates and documents the fields of a form, for another class to extend, like
 * `IntersectionType`.
 */
export function WithFields<Base, F extends Record<string, SingleField>>(
  Parent: Type<Base>,
  fields: F,
  descriptions: { [Name in keyof F]?: string } = {},
): Type<Base & Submitted<F>> {
  class Form extends (Parent as Type<object>) {}
  for (const [name, field] of Object.entries(fields)) {
    Field(field)(Form.prototype, name)
    const description = descriptions[name]
    if (description) ApiProperty({ description })(Form.prototype, name)
  }
  return Form as Type<Base & Submitted<F>>
}
