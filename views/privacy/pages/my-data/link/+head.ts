import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'
import { titleOf } from './title-of'

export function head(pageContext: PageContext) {
  const t = pageTranslator(pageContext, 'own-data')
  return { title: t('metaTitle', { title: titleOf(t, pageContext.data as Data) }), indexed: false }
}
