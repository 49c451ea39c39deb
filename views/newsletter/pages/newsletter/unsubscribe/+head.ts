import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { state } = pageContext.data as Data
  const t = pageTranslator(pageContext, 'newsletter-links')
  return { title: t('metaTitle', { title: t(`unsubscribe.${state}.title`) }), indexed: false }
}
