import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import { isNotFound } from './is-not-found'

export function head(pageContext: PageContext) {
  const namespace = isNotFound(pageContext) ? 'not-found' : 'server-error'
  const t = createTranslator(pageContext.messages, pageContext.language, namespace as 'not-found')
  return { title: t('meta.title') }
}
