import type { ComponentType } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'
import type { Contents, Item, Kind } from '../content-kinds'

/** What forms offer to choose from. */
export interface Choices {
  locations: { slug: string; name: string }[]
  /** What it can stand under, in the page's language; none where it stands under nothing. */
  categories: { id: string; name: string }[]
  /** Prices that a package can consist of, but for the one that is edited. */
  singlePrices: { id: string; name: string }[]
}

export interface FieldsProps<K extends Kind> {
  content: Contents[K]
  /** Undefined for what is being added. */
  item?: Item<K>
  choices: Choices
}

/** How one kind is edited. */
export interface ContentForm<K extends Kind> {
  /** What is said of each field, for the API as well. */
  fields: Record<keyof Contents[K], ContentFields[string]>
  Fields: ComponentType<FieldsProps<K>>
  /** What a new one begins with. */
  blank: Contents[K]
  /** Makes of the fields, all of them texts, what the API takes. */
  read: (fields: Fields<Contents[K]>) => object
  /** What it would make of content that nobody has touched, where that is not the content itself. */
  asSent?: (content: Contents[K]) => Contents[K]
}

/** The same value with all its leaves as they were typed. */
export type Fields<T> = T extends (infer Row)[]
  ? Fields<Row>[]
  : T extends object
    ? { [K in keyof T]: Fields<T[K]> }
    : string
