import { type FindOptionsWhere, Raw } from 'typeorm'
import type { Picture } from './picture.entity.js'

/** Returns the SQL of a text in lower case without diacritics; `lower` alone depends on the locale of the database. */
const plain = (text: string) => `lower(translate(${text}, 'ČĆŽŠĐčćžšđ', 'CCZSDcczsd'))`

const TEXTS = plain(`concat_ws(' ', alt ->> 'hr', alt ->> 'en', file_name)`)

/** Returns the condition of pictures whose alternative text or file name contains a text. */
export function whereFound(search = ''): FindOptionsWhere<Picture> {
  const text = search.normalize('NFC').trim()
  if (!text) return {}
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return { fileName: Raw(() => `${TEXTS} LIKE ${plain(':pattern')}`, { pattern }) }
}
