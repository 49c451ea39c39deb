import type { PageContext } from 'vike/types'
import type { PageHead } from '../../../layout/head'
import { createTranslator } from '../../../translations'
import { errorTexts } from './error-texts'

export function head({ messages, language, errorStatus }: PageContext): PageHead {
  const t = createTranslator(messages, language, 'admin')
  return { title: t('metaTitle', { title: t(errorTexts(errorStatus).title) }), indexed: false }
}
