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
}

/** Picked value: a date, a time of day, a timestamp, or the id of other content. */
export interface PickedInput {
  type: 'date' | 'time' | 'datetime-local' | 'reference'
  required: string
  fault: string
}

export interface Checkbox {
  type: 'checkbox'
  required?: undefined
}

export type ContentField = TextField | ChoiceField | NumberInput | PickedInput | Checkbox

/** List whose rows have the same fields, or are lists themselves. */
export interface Rows {
  type: 'rows'
  row: ContentFields | Rows
  most: number
  /** Code of the fault of an empty list; without it the list is optional. */
  required?: string
}

/** Fields of content by their names in the API: single fields, rows, and groups of either. */
export interface ContentFields {
  [name: string]: ContentField | Rows | ContentFields
}

/** Content with the given fields. */
export type ContentOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

type ValueOf<Field> = Field extends { type: 'rows'; row: infer Row }
  ? ValueOf<Row>[]
  : Field extends { choices: readonly (infer Choice)[] }
    ? Choice
    : Field extends { type: 'number' }
      ? number | (Field extends { required: string } ? never : null)
      : Field extends { type: 'checkbox' }
        ? boolean
        : Field extends { type: 'datetime-local' }
          ? string | null
          : Field extends { type: string }
            ? string
            : ContentOf<Field>
