import type { PageContext } from 'vike/types'
import { createTranslator } from '#views/translations'
import type { Data } from './+data'

export function head({ data, messages, language }: PageContext) {
  const { title, description, alternates, photo } = data as Data
  const t = createTranslator(messages, language, 'own-page')
  return {
    title: t('metaTitle', { title }),
    description,
    name: title,
    alternates,
    ...(photo && { photo }),
  }
}
