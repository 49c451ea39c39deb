import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import type { Data } from './+data'
import { titleOf } from './title-of'

export function head({ data, messages, language }: PageContext) {
  const t = createTranslator(messages, language, 'own-data')
  return { title: t('metaTitle', { title: titleOf(t, data as Data) }), indexed: false }
}
