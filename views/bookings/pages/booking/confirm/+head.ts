import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { state } = pageContext.data as Data
  const t = pageTranslator(pageContext, 'booking-link')
  return { title: t('metaTitle', { title: t(`${state}.title`) }), indexed: false }
}
