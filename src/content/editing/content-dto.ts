import { applyDecorators, type Type as Class } from '@nestjs/common'
import { ApiProperty, ApiSchema } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsObject,
  isObject,
  IsUUID,
  Matches,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberField } from '#src/platform/http/validation/number-field.decorator.js'
import { TranslatedField } from '#src/platform/http/validation/translated-field.decorator.js'
import type { ContentField, ContentFields, Rows } from '#src/shared/content/content-description.js'
import { type Described, isField, isRows } from '#src/shared/content/described-fields.js'
import type { TextField } from '#src/shared/forms/field.js'
import { languages, type Translated } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { TIME_OF_DAY } from '#src/shared/opening/opening-types.js'

/** Timestamps that `Date` and Postgres read equally. */
const TIMESTAMP = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

const UUID = { type: 'string', format: 'uuid' } as const

export interface ContentDtoOptions<Content = object> {
  /** Descriptions of fields in the API document. */
  descriptions?: { [Field in keyof Content]?: string }
  /** Values of fields that requests may omit. */
  defaults?: Partial<Content>
  /** Validators besides those of the descriptions. */
  validators?: { [Field in keyof Content]?: PropertyDecorator }
}

/** Creates the class that validates and documents content with the given fields. */
export function contentDto(
  name: string,
  fields: ContentFields,
  { descriptions = {}, defaults = {}, validators = {} }: ContentDtoOptions<Record<string, unknown>> = {},
): Class<object> {
  @ApiSchema({ name: `${name}ContentDto` })
  class Content {
    constructor() {
      Object.assign(this, structuredClone(defaults))
    }
  }
  for (const [field, described] of Object.entries(fields)) {
    const decorators = [ValueField(field, described)]
    if (descriptions[field]) decorators.push(ApiProperty({ description: descriptions[field] }))
    if (field in defaults) decorators.push(ApiProperty({ required: false, default: defaults[field] }))
    if (validators[field]) decorators.push(validators[field])
    for (const decorate of decorators) decorate(Content.prototype, field)
  }
  return Content
}

function ValueField(name: string, described: Described): PropertyDecorator {
  if (isField(described)) return SingleField(described)
  if (isRows(described)) return isRows(described.row) ? ListsField(described) : RowsField(described)
  return isTranslated(described) ? TranslatedField(described) : GroupField(name, described)
}

function SingleField(field: ContentField): PropertyDecorator {
  switch (field.type) {
    case 'number':
      return applyDecorators(OfAnyType, NumberField(field))
    case 'checkbox':
      return applyDecorators(ApiProperty({ type: Boolean }), IsBoolean(INVALID))
    case 'date':
      return applyDecorators(
        ...(field.required
          ? [ApiProperty({ type: String, format: 'date', example: '2026-12-24' })]
          : [
              OfAnyType,
              ApiProperty({ oneOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }),
              ValidateIf((_content, value) => value !== null),
            ]),
        IsCalendarDay(saying(field.fault)),
      )
    case 'time':
      return applyDecorators(
        ApiProperty({
          type: String,
          maxLength: 5,
          pattern: TIME_OF_DAY.source,
          example: '12:00',
          description: 'Local time in Europe/Zagreb.',
        }),
        Matches(TIME_OF_DAY, saying(field.fault)),
      )
    case 'datetime-local':
      return applyDecorators(
        OfAnyType,
        ApiProperty({ oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }),
        ValidateIf((_content, value) => value !== null),
        IsISO8601({ strict: true, strictSeparator: true }, saying(field.fault)),
        Matches(TIMESTAMP, saying(field.fault)),
      )
    case 'reference':
      return applyDecorators(ApiProperty({ type: String, format: 'uuid' }), IsUUID(undefined, saying(field.fault)))
    case 'picture':
      return applyDecorators(
        OfAnyType,
        ApiProperty(field.required ? UUID : { oneOf: [UUID, { type: 'null' }] }),
        ...(field.required ? [] : [ValidateIf((_content, value) => value !== null)]),
        IsUUID(undefined, saying(field.required ?? field.fault)),
      )
    default:
      return Field(field)
  }
}

/** Type of a property whose schema is a union, which TypeScript would emit for a declared property. */
const OfAnyType = Reflect.metadata('design:type', Object)

/** Validates a list of rows with the same fields. */
function RowsField(rows: Rows): PropertyDecorator {
  const { most, required } = rows
  const Row = rowClass(rows)
  return applyDecorators(
    ApiProperty({ type: [Row], minItems: required ? 1 : undefined, maxItems: most }),
    IsArray(INVALID),
    ...(required ? [ArrayMinSize(1, saying(required))] : []),
    ArrayMaxSize(most, INVALID),
    IsObject({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => Row),
  )
}

/** Validates a fixed number of lists, such as the opening hours of each day of a week. */
function ListsField({ most: count, row }: Rows): PropertyDecorator {
  const list = row as Rows
  const Row = rowClass(list)
  const items = { $ref: `#/components/schemas/${list.name}ContentDto` }
  return applyDecorators(
    ApiProperty({
      type: 'array',
      minItems: count,
      maxItems: count,
      items: { type: 'array', maxItems: list.most, items },
    }),
    IsArray(INVALID),
    ArrayMinSize(count, INVALID),
    ArrayMaxSize(count, INVALID),
    IsArray({ each: true, ...INVALID }),
    ArrayMaxSize(list.most, { each: true, ...INVALID }),
    HoldsObjects({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => Row),
  )
}

/** Checks that a list contains objects; nested validation would accept nested lists. */
const HoldsObjects = (options: ValidationOptions) =>
  ValidateBy(
    { name: 'holdsObjects', validator: { validate: (list) => Array.isArray(list) && list.every(isObject) } },
    options,
  )

function GroupField(name: string, fields: ContentFields): PropertyDecorator {
  const Group = contentDto(capitalised(name), fields)
  return applyDecorators(
    ApiProperty({ type: Group }),
    IsObject(INVALID),
    ValidateNested(INVALID),
    Type(() => Group),
  )
}

const rowClasses = new Map<string, Class<object>>()

/** Returns the class of a row; kinds share it if their rows have the same name. */
function rowClass(rows: Rows): Class<object> {
  const name = requireValue(rows.name, 'name of the rows')
  const Row = rowClasses.get(name) ?? contentDto(name, rows.row as ContentFields)
  rowClasses.set(name, Row)
  return Row
}

function isTranslated(fields: ContentFields): fields is Translated<TextField> {
  return languages.every((language) => language in fields)
}

export const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Returns the validation message with a key of the `validation` namespace. */
const saying = (fault: string) => ({ message: `validation.${fault}` })
