import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { state, asksToCancel } = pageContext.data as Data
  const t = pageTranslator(pageContext, 'booking-link')
  const title = t(asksToCancel ? 'open.cancelTitle' : `${state}.title`)
  return { title: t('metaTitle', { title }), indexed: false }
}
