import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import type { Data } from './+data'

export function head({ data, messages, language }: PageContext) {
  const { state } = data as Data
  const t = createTranslator(messages, language, 'waitlist-link')
  return { title: t('metaTitle', { title: t(`${state}.title`) }), indexed: false }
}
