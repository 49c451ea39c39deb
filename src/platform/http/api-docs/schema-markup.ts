import type { OpenAPIObject } from '@nestjs/swagger'
import { getLast } from '#src/shared/lookups.js'
import { element, type Markup } from '../markup.js'

/** Schema, or a reference to one. */
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string]

export const code = (text: string) => element('code', {}, text)

/** Returns the anchor of a schema. */
export const schemaId = (name: string) => `schema-${name}`

/** Describes a type in words: `array of LocationDto`, `string (email), at most 254 characters`. */
export function typeOf(schema: Schema | undefined): (Markup | string)[] {
  if (!schema) return ['any']
  if ('$ref' in schema) return [linkTo(getLast(schema.$ref.split('/')))]
  if (schema.allOf) return typeOf(schema.allOf[0])
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return alternatives.flatMap((each, index) => [...(index > 0 ? [' or '] : []), ...typeOf(each)])
  if (schema.type === 'array') return ['array of ', ...typeOf(schema.items), limits(schema)]
  if (schema.enum) return schema.enum.flatMap((value, index) => [...(index > 0 ? [', '] : []), code(String(value))])
  const format = schema.format ? ` (${schema.format})` : ''
  return [`${[schema.type ?? 'any'].flat().join(' or ')}${format}${limits(schema)}`]
}

/** Renders the properties of an object as a `dl`. */
export function propertiesOf(schema: Schema): Markup {
  if ('$ref' in schema || !schema.properties) return element('p', {}, ...typeOf(schema))
  const required = schema.required ?? []
  const properties = Object.entries(schema.properties).map(([name, property]) =>
    row(name, required.includes(name), property, 'description' in property ? property.description : undefined),
  )
  return element('dl', {}, ...properties)
}

/** Renders a named value as one row of a `dl`. */
export function row(name: string, required: boolean, schema: Schema | undefined, description = ''): Markup {
  return element(
    'div',
    {},
    element('dt', {}, code(name), required ? '' : ' optional'),
    element('dd', {}, ...typeOf(schema), ...(description ? ['. ', ...spoken(description)] : [])),
  )
}

/** Renders a description, with `names` in backticks as code. */
export function spoken(text: string): (Markup | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : part))
}

function linkTo(name: string): Markup {
  return element('a', { href: `#${schemaId(name)}` }, name)
}

function limits({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Exclude<Schema, { $ref: string }>) {
  const range = (least: number | undefined, most: number | undefined, unit: string) => [
    ...(least === undefined ? [] : [`at least ${least}${unit}`]),
    ...(most === undefined ? [] : [`at most ${most}${unit}`]),
  ]
  const all = [
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, ' items'),
  ]
  return all.length > 0 ? `, ${all.join(', ')}` : ''
}
