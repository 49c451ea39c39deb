/** Text field. */
export interface TextField {
  type: 'text' | 'email' | 'tel' | 'password' | 'url'
  /** Canonical spelling of a text, by default that of prose; the other types imply theirs. */
  format?: 'name' | 'code' | 'url'
  /** Maximum length, in code points; browsers count UTF-16 code units, which are never fewer. */
  maxLength: number
  /** Minimum length, of a new password. */
  minLength?: number
  /** Code of the fault of an empty value, a key of the `validation` texts; without it the field is optional. */
  required?: string
  /** Keeps an empty value, instead of treating it as absent or as missing. */
  keepsEmpty?: boolean
  /** Allows line breaks. */
  multiline?: boolean
  /** Keeps blanks at both ends. */
  untrimmed?: boolean
  /** Required pattern, and the code of the fault of a value that does not match it. */
  pattern?: { of: RegExp; fault: string }
  /** Credential, such as a password: never rendered back into a form. */
  secret?: boolean
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string
  /** Keyboard of digits on touch screens. */
  inputMode?: 'numeric'
  example?: string
}

/** Choice of one of several values. */
export interface ChoiceField {
  type: 'choice'
  /** Values; of a choice with further ones, those that every installation has. */
  choices: readonly string[]
  /** Format of further values: slugs of content. A lead also stores the name of the content, in `<field>Name`. */
  further?: RegExp
  /** Code of the fault of an empty value, a key of the `validation` texts. */
  required: string
  /** Code of the fault of any other invalid value. */
  fault: string
}

/** Picked date, `YYYY-MM-DD`. */
export interface DayField {
  type: 'date'
  required: string
  /** Code of the fault of any other invalid value. */
  fault: string
}

/** List of rows with the same fields; in a form these have dotted names, such as `wishes.0.date`. */
export interface ListField {
  type: 'rows'
  row: Record<string, ChoiceField | DayField>
  most: number
  /** Code of the fault of an empty list. */
  required: string
}

/** Timestamp that the server determines; no visitor types it. */
export interface MomentField {
  type: 'moment'
  required: string
}

/** Field with a single value. */
export type SingleField = TextField | ChoiceField

export type FieldDescription = SingleField | ListField | MomentField

/** Fields that visitors fill in by name, in the order of the form. */
export type FormFields = Record<string, SingleField | ListField>

/** Fields by name, also those that the server determines. */
export type Fields = Record<string, FieldDescription>

type Value<F> = F extends { further: RegExp }
  ? string
  : F extends { choices: readonly (infer Choice)[] }
    ? Choice
    : F extends { type: 'rows'; row: infer Row }
      ? { [Name in keyof Row]: Value<Row[Name]> }[]
      : string

type RequiredIn<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: string } ? Name : never
}[keyof F]

/** Values of a form as submitted. */
export type Submitted<F extends Fields> = { [Name in RequiredIn<F>]: Value<F[Name]> } & {
  [Name in Exclude<keyof F, RequiredIn<F>>]?: Value<F[Name]>
}

/** Values of a form as stored: omitted ones are null. */
export type Kept<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: string } ? Value<F[Name]> : Value<F[Name]> | null
}

export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields)
}

/** Returns the names of the multi-line fields. */
export function longTextsOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return namesOf(fields).filter((name) => {
    const field: FieldDescription = fields[name]!
    return field.type === 'text' && field.multiline
  })
}
