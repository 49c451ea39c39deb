import type { ChoiceField, TextField } from '../forms/field.js'

/** A number, typed as a text with the comma or the point of a language. */
export interface NumberInput {
  type: 'number'
  minimum: number
  maximum: number
  /** The most digits behind the comma; without it as many as anybody types. */
  decimals?: number
  /** What is wrong with none; without it there may be none, which is null. */
  required?: string
  /** What is wrong with any other value. */
  fault: string
  example?: number
}

/** What is picked: a day, a time of day, a moment where there is one, other content by its id. */
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

/** A list, each row of which has the same fields, or is a list itself. */
export interface Rows {
  type: 'rows'
  row: ContentFields | Rows
  most: number
  /** What is wrong with none; without it there may be none. */
  required?: string
}

/** What content consists of, by the names it has in the API: fields, rows, and groups of either. */
export interface ContentFields {
  [name: string]: ContentField | Rows | ContentFields
}

/** The content that has such fields. */
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
