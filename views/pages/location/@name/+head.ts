import type { PageContext } from 'vike/types'
import { pathTo } from '#src/shared/addresses'
import { createTranslator } from '#views/translations'
import type { Data } from './+data'

export function head({ data, messages, language }: PageContext) {
  const { name, location } = data as Data
  const t = createTranslator(messages, language, 'location')
  if (!location) return { title: t('generic.title', { name }), indexed: false }
  return {
    title: t('meta.title', { name }),
    description: t('meta.description', { name, address: location.address, city: location.city }),
    name: t('title', { name }),
    path: pathTo('location', language, location.slug),
  }
}
