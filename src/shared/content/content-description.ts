import type { PageName } from '../addresses.js'
import type { ChoiceField, TextField } from '../forms/field.js'

/** Number typed as text, with the decimal separator of a language. */
export interface NumberInput {
  type: 'number'
  minimum: number
  maximum: number
  /** Maximum of decimal places; unlimited by default. */
  decimals?: number
  /** Code of the fault of an empty value; without it the field is optional and may be null. */
  required?: string
  /** Code of the fault of any other invalid value. */
  fault: string
  example?: number
  /** Value in new content; empty by default. */
  preset?: number
}

/** Picked value: a date, a time of day, a timestamp, or the id of other content. Only a date may be optional; it is null then. */
export interface PickedInput {
  type: 'date' | 'time' | 'datetime-local' | 'reference'
  required: string | undefined
  fault: string
}

export interface Checkbox {
  type: 'checkbox'
  required?: undefined
}

/** Id of a picture of the library; null for none, unless it is required. */
export interface PictureInput {
  type: 'picture'
  required: string | undefined
  fault: string
}

export type ContentField = TextField | ChoiceField | NumberInput | PickedInput | Checkbox | PictureInput

/** List whose rows have the same fields, or are lists themselves. */
export interface Rows {
  type: 'rows'
  /** Name of a row, in the API document and in texts; unless the row is a list. */
  name?: string
  row: ContentFields | Rows
  most: number
  /** Code of the fault of an empty list; without it the list is optional. */
  required?: string
  /** Number of rows in new content; none by default. */
  preset?: number
}

/** Fields of content by their names in the API: single fields, rows, and groups of either. */
export interface ContentFields {
  [name: string]: ContentField | Rows | ContentFields
}

/** Kind of content: its fields, in the order of the form, and its place on the site and in the admin. */
export interface ContentKindDescription {
  /** Path segment in the admin and in its API. */
  path: string
  /** Public page that shows the items; absent for content that visitors do not see. */
  page?: PageName
  /** True for items in a manual order, which have a `position`. */
  arranged?: boolean
  /** True for a single item, which can be neither added nor removed. */
  single?: boolean
  /** Kind of the categories that items belong to. */
  categories?: 'priceCategory' | 'shopCategory'
  /** Fields of which the first that is filled in is the display name. */
  name: readonly string[]
  /** Fields that distinguish items of the same name. */
  detail?: readonly string[]
  fields: ContentFields
  /** Groups of fields that the form shows beside each other. */
  beside?: readonly (readonly string[])[]
}

/** Content with the given fields. */
export type ContentOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

type ValueOf<Field> = Field extends { type: 'rows'; row: infer Row }
  ? ValueOf<Row>[]
  : Field extends { further: RegExp }
    ? string
    : Field extends { choices: readonly (infer Choice)[] }
      ? Choice
      : Field extends { type: 'number' }
        ? number | (Field extends { required: string } ? never : null)
        : Field extends { type: 'checkbox' }
          ? boolean
          : Field extends { type: 'datetime-local' }
            ? string | null
            : Field extends { type: 'date' | 'picture' }
              ? string | (Field extends { required: string } ? never : null)
              : Field extends { type: string }
                ? string
                : ContentOf<Field>
