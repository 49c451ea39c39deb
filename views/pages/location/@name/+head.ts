import type { PageContext } from 'vike/types'
import { pathTo } from '#src/shared/addresses'
import { hoursInShort } from '#views/layout/hours-in-short'
import { createTranslator } from '#views/translations'
import type { Data } from './+data'

export function head({ data, messages, language }: PageContext) {
  const { name, location } = data as Data
  const t = createTranslator(messages, language, 'location')
  if (!location) return { title: t('generic.title', { name }), indexed: false }
  const { address, city, phone, pictures } = location
  const shell = createTranslator(messages, language, 'layout')
  const words = { weekdays: shell.list('footer.weekdays'), closed: '' }
  const hours = hoursInShort(location.hours, language, words)
    .filter(({ times }) => times)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ')
  return {
    title: t('meta.title', { name }),
    description: t('meta.description', { address, city, phone, hours }),
    name: t('title', { name }),
    photo: pictures[0],
    path: pathTo('location', language, location.slug),
  }
}
