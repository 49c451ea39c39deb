import type { PageContext } from 'vike/types'
import { pageTranslator } from '#views/translations'
import { isNotFound } from './is-not-found'

export function head(pageContext: PageContext) {
  const t = isNotFound(pageContext)
    ? pageTranslator(pageContext, 'not-found')
    : pageTranslator(pageContext, 'server-error')
  return { title: t('meta.title') }
}
