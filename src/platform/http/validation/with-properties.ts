import type { Type } from '@nestjs/common'
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger'
import type { Translated } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { LONGEST_NUMBERED_SLUG, SLUG } from '#src/shared/slug.js'
import { type LimitedText, translatedText } from './translated-text.js'

/** Property of a response: its schema in the OpenAPI document. */
interface Property<T> {
  options: ApiPropertyOptions
  /** Type of the values; never set. */
  value?: T
}

/** Keywords of a schema besides its type. */
interface Keywords {
  description?: string
  example?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
}

/** Describes a property with its description, or with several keywords. */
interface Describe<T> {
  (about: Keywords & { nullable: true }): Property<T | null>
  (about?: string | Keywords): Property<T>
}

const described = (schema: object, about: string | Keywords = {}) => ({
  options: { ...schema, ...(typeof about === 'string' ? { description: about } : about) } as ApiPropertyOptions,
})

const describe =
  <T>(schema: object): Describe<T> =>
  (about?: string | Keywords) =>
    described(schema, about)

/** Schema of the slug of content, except subjects of messages, some of which are built in and have capital letters. */
export const slugSchema = { type: 'string', maxLength: LONGEST_NUMBERED_SLUG, pattern: SLUG.source } as const

const orNull = (schema: object) => ({ type: Object, oneOf: [schema, { type: 'null' }] })

/** Kinds of properties, as `is.text('Name of the author.')`. */
export const is = {
  text: describe<string>({ type: String }),
  texts: describe<string[]>({ type: [String] }),
  /** Stored value of a field: at most as long as one that is sent. */
  typed: ({ maxLength }: LimitedText, about?: string | Keywords): Property<string> =>
    described({ type: String, maxLength }, about),
  nullableTyped: ({ maxLength }: LimitedText, about?: string | Keywords): Property<string | null> =>
    described(orNull({ type: 'string', maxLength }), about),
  slug: describe<string>(slugSchema),
  nullableSlug: (about?: string | Keywords): Property<string | null> => described(orNull(slugSchema), about),
  slugs: describe<string[]>({ ...slugSchema, type: [String] }),
  flag: describe<boolean>({ type: Boolean }),
  /** Number of things, or another whole number; the least is 0 by default. */
  integer: describe<number>({ type: 'integer', minimum: 0 }),
  number: describe<number>({ type: Number }),
  uuid: describe<string>({ type: String, format: 'uuid' }),
  /** Date without a time, `YYYY-MM-DD`. */
  day: describe<string>({ type: String, format: 'date' }),
  time: describe<Date>({ type: Date, format: 'date-time' }),
  nullableTime: (description?: string): Property<Date | null> =>
    described({ type: Date, format: 'date-time', nullable: true, description }),
  /** `type: Object` matches the type that TypeScript emits. */
  nullableText: (): Property<string | null> => described(orNull({ type: 'string' })),
  /** Text in every language. @param text field in which it is sent, in any language */
  translated: (description: string, text?: LimitedText): Property<Translated> =>
    described({ ...translatedText(description, text), selfRequired: true }),
  /** One of several values. */
  choice: <const T>(values: readonly T[], about?: string | (Keywords & { nullable?: true })): Property<T> =>
    described({ enum: values }, about),
  /** Object of a class. */
  one: <T>(type: Type<T>, about?: string | Keywords): Property<T> => described({ type }, about),
  oneOrNull: <T>(type: Type<T>, description?: string): Property<T | null> =>
    described({ type, nullable: true, description }),
  /** Objects of a class. */
  list: <T>(type: Type<T>, about?: string | Keywords): Property<T[]> => described({ type: [type] }, about),
  /** Value with another schema. */
  property: <T>(options: ApiPropertyOptions): Property<T> => ({ options }),
}

type Properties = Record<string, Property<unknown>>

type Described<P extends Properties> = { [Name in keyof P]: Exclude<P[Name]['value'], undefined> }

/** Class of a response. */
interface ResponseClass<T> extends Type<T> {
  /**
   * Returns the properties that `WithProperties` declares, from an object, in the order of the document, and no others; those of nested
   * responses likewise. Properties that a class adds by decorators are left out.
   * @param own values of properties that the object lacks or has with another value
   */
  pick<Dto, Own extends Partial<Dto> = object>(
    this: Type<Dto>,
    from: Omit<Dto, keyof Own>,
    own?: Own & Record<Exclude<keyof Own, keyof Dto>, never>,
  ): Dto
}

/** Properties of the classes that `WithProperties` returned, with those of their parents. */
const propertiesOf = new WeakMap<object, Properties>()

/** Returns a class with the documented properties of a response, for another class to extend, like `WithFields`. */
export function WithProperties<P extends Properties>(properties: P): ResponseClass<Described<P>>
export function WithProperties<Base, P extends Properties>(
  Parent: abstract new () => Base,
  properties: P,
): ResponseClass<Base & Described<P>>
export function WithProperties(
  first: (abstract new () => object) | Properties,
  second?: Properties,
): ResponseClass<object> {
  class Response extends (second ? (first as Type<object>) : Object) {
    static pick<Dto>(this: Type<Dto>, from: object, own: object = {}): Dto {
      return pickProperties(requireValue(findProperties(this), 'properties of the parent'), from, own) as Dto
    }
  }
  const properties = second ?? (first as Properties)
  for (const [name, { options }] of Object.entries(properties)) {
    ApiProperty(options)(Response.prototype, name)
  }
  const inherited = second ? findProperties(first) : {}
  if (inherited) propertiesOf.set(Response, { ...inherited, ...properties })
  return Response
}

/** Returns the properties of a class, or of the one that it extends; undefined if `WithProperties` returned none of these. */
function findProperties(Dto: object): Properties | undefined {
  if (typeof Dto !== 'function') return undefined
  return propertiesOf.get(Dto) ?? findProperties(Object.getPrototypeOf(Dto) as object)
}

/** Reads each property by itself: a copy of the object would lack its getters. */
function pickProperties(properties: Properties, from: object, own: object = {}): object {
  const picked: Record<string, unknown> = {}
  for (const [name, { options }] of Object.entries(properties)) {
    const value = ((name in own ? own : from) as Record<string, unknown>)[name]
    picked[name] = pickNested(options.type, value)
  }
  return picked
}

function pickNested(type: ApiPropertyOptions['type'], value: unknown): unknown {
  const nested = findProperties([type].flat()[0] as object)
  if (!nested) return value
  if (Array.isArray(value)) return value.map((each: object) => pickProperties(nested, each))
  return value && pickProperties(nested, value)
}
