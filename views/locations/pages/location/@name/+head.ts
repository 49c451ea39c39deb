import type { PageContext } from 'vike/types'
import { pathTo } from '#src/shared/addresses'
import { hoursInShort } from '#views/locations/opening-hours/hours-in-short'
import { pageTranslator } from '#views/translations'
import type { Data } from './+data'

export function head(pageContext: PageContext) {
  const { language } = pageContext
  const { name, location } = pageContext.data as Data
  const t = pageTranslator(pageContext, 'location')
  if (!location) return { title: t('generic.title', { name }), indexed: false }
  const { address, city, phone, pictures } = location
  const shell = pageTranslator(pageContext, 'layout')
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
