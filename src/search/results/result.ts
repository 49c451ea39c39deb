import type { SearchResultDto } from '../staff-search.dto.js'

/** Returns a text of the admin in a language. */
export type Say = (key: string) => string

/** Values that few types of results have. */
const NOTHING = { text: null, status: null, at: null, leads: null }

/** Returns a result with the values of its type. */
export function toResult(
  values: Pick<SearchResultDto, 'type' | 'address' | 'title' | 'kind'> & Partial<SearchResultDto>,
): SearchResultDto {
  return { ...NOTHING, ...values }
}

/** Escapes a text for `LIKE`, to find it anywhere. */
export const toPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
