import type { ComponentType } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'
import type { Contents, Item, Kind } from '../content-kinds'

/** Options of the choices in content forms. */
export interface Choices {
  locations: { slug: string; name: string }[]
  /** Categories of the kind, in the page's language; empty for kinds without categories. */
  categories: { id: string; name: string }[]
  /** Prices a package can contain, excluding the edited one. */
  singlePrices: { id: string; name: string }[]
}

export interface FieldsProps<K extends Kind> {
  content: Contents[K]
  /** Undefined for a new item. */
  item?: Item<K>
  choices: Choices
}

/** Form definition of a content kind. */
export interface ContentForm<K extends Kind> {
  /** Field descriptions, shared with the API. */
  fields: Record<keyof Contents[K], ContentFields[string]>
  Fields: ComponentType<FieldsProps<K>>
  /** Initial content of a new item. */
  blank: Contents[K]
  /** Converts the fields, all of them strings, to the request body of the API. */
  read: (fields: Fields<Contents[K]>) => object
  /** Converts untouched content to the shape `read` would return, where that differs from the content itself. */
  asSent?: (content: Contents[K]) => Contents[K]
}

/** Type of a value with every leaf replaced by the typed string. */
export type Fields<T> = T extends (infer Row)[]
  ? Fields<Row>[]
  : T extends object
    ? { [K in keyof T]: Fields<T[K]> }
    : string
