import type { PageContext } from 'vike/types'
import type { PageHead } from '#views/kit/layout/head'
import { pageTranslator } from '#views/translations'

export function head(pageContext: PageContext): PageHead {
  const t = pageTranslator(pageContext, 'franchise')
  return { title: t('brochure.metaTitle'), description: t('brochure.description'), name: t('brochure.title') }
}
