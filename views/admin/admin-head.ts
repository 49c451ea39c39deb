import type { PageContext } from 'vike/types'
import type { PageHead } from '../layout/head'
import { createTranslator } from '../translations'

/** The head of an admin page: its title, and nothing for search engines. */
export function adminHead(title: string, { messages, language }: PageContext): PageHead {
  return { title: createTranslator(messages, language, 'admin')('metaTitle', { title }), indexed: false }
}
