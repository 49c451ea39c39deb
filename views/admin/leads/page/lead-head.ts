import type { PageContext } from 'vike/types'
import type { PageHead } from '#views/layout/head'
import { createTranslator } from '#views/translations'

/** The head of a lead's page: its sender's name is its title. */
export function leadHead({ messages, language }: PageContext, name: string): PageHead {
  const t = createTranslator(messages, language, 'admin')
  return { title: t('metaTitle', { title: name }), indexed: false }
}
