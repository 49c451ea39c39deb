/** A text that somebody types. */
export interface TextField {
  type: 'text' | 'email' | 'tel' | 'password' | 'url'
  /** Longest, in UTF-16 units. */
  maxLength: number
  /** Shortest, of a password that is chosen. */
  minLength?: number
  /** What is wrong with an empty one, as a key of the `validation` texts; without it the field is optional. */
  required?: string
  /** An empty one is kept as such: instead of counting as absent, or until what is required is asked for. */
  keepsEmpty?: boolean
  /** Whether line breaks are welcome. */
  multiline?: boolean
  /** What it must look like, and what is wrong with one that does not. */
  pattern?: { of: RegExp; fault: string }
  /** Proves who sends it, as a password does: a form is never shown again with it. */
  secret?: boolean
  /** What browsers fill in. */
  autoComplete?: string
  example?: string
}

/** One of several values. */
export interface ChoiceField {
  type: 'choice'
  choices: readonly string[]
  /** What is wrong with an empty one, as a key of the `validation` texts. */
  required: string
  /** What is wrong with any other value. */
  fault: string
}

/** A day that is picked, `YYYY-MM-DD`. */
export interface DayField {
  type: 'date'
  required: string
  /** What is wrong with any other value. */
  fault: string
}

/** Several things, each with the same fields; in a form these have dotted names, such as `wishes.0.date`. */
export interface ListField {
  type: 'rows'
  row: Record<string, ChoiceField | DayField>
  most: number
  /** What is wrong with none. */
  required: string
}

/** What has one value. */
export type SingleField = TextField | ChoiceField

export type FieldDescription = SingleField | ListField

/** What a form asks for, by the names of its fields, in their order. */
export type Fields = Record<string, FieldDescription>

type Value<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { type: 'rows'; row: infer Row }
    ? { [Name in keyof Row]: Value<Row[Name]> }[]
    : string

type RequiredIn<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: string } ? Name : never
}[keyof F]

/** A form as it comes in. */
export type Submitted<F extends Fields> = { [Name in RequiredIn<F>]: Value<F[Name]> } & {
  [Name in Exclude<keyof F, RequiredIn<F>>]?: Value<F[Name]>
}

/** A form as it is kept: what was left out is null. */
export type Kept<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: string } ? Value<F[Name]> : Value<F[Name]> | null
}

export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields)
}
