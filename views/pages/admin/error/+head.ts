import type { PageContext } from 'vike/types'
import type { PageHead } from '#views/layout/head'
import { createTranslator } from '#views/translations'
import { errorTexts } from './error-texts'

export function head({ messages, language, errorStatus }: PageContext): PageHead {
  const t = createTranslator(messages, language, 'admin')
  return { title: t('metaTitle', { title: t(errorTexts(errorStatus).title) }), indexed: false }
}
