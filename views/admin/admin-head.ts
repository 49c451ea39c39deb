import type { PageContext } from 'vike/types'
import type { PageHead } from '#views/layout/head'
import { createTranslator } from '#views/translations'

/** Returns the head of an admin page: title, excluded from search engines. */
export function adminHead(title: string, { messages, language }: PageContext): PageHead {
  return { title: createTranslator(messages, language, 'admin')('metaTitle', { title }), indexed: false }
}
