import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { title, description, alternates, photo } = pageContext.data as Data
  const t = pageTranslator(pageContext, 'own-page')
  return {
    title: t('metaTitle', { title }),
    description,
    name: title,
    alternates,
    ...(photo && { photo }),
  }
}
