import type { PageContext } from 'vike/types'
import type { PageHead } from '#views/layout/head'
import { createTranslator } from '#views/translations'

export function head({ messages, language }: PageContext): PageHead {
  const t = createTranslator(messages, language, 'franchise')
  return { title: t('brochure.metaTitle'), description: t('brochure.description'), name: t('brochure.title') }
}
