import type { PageContext } from 'vike/types'
import type { PageHead } from '../../layout/head'
import { createTranslator } from '../../translations'

/** The head of a page where content is edited. */
export function contentHead(title: string, { messages, language }: PageContext): PageHead {
  return { title: createTranslator(messages, language, 'admin')('metaTitle', { title }), indexed: false }
}
