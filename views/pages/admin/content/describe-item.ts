import type { Language } from '../../../../src/i18n/languages'
import { formatDay, formatPrice } from '../../../components/formatting'
import type { Contents, Item, Kind } from './content-kinds'

interface Description {
  name: string
  /** What tells it from others, beside the name. */
  detail?: string
  /** Heading that it stands under. */
  group?: string
}

const describers: { [K in Kind]: (content: Contents[K], language: Language) => Description } = {
  location: ({ name, address, city }, language) => ({ name: name[language], detail: `${address}, ${city}` }),
  holiday: ({ date, name }, language) => ({
    name: name[language],
    detail: `${formatDay(date, language)} ${date.slice(0, 4)}`,
    group: date.slice(0, 4),
  }),
  price: ({ category, service, price }, language) => ({
    name: service[language],
    detail: formatPrice(price, language),
    group: category[language],
  }),
  testimonial: ({ name, text }, language) => ({ name, detail: text[language] }),
  post: ({ title, slug }, language) => ({
    name: title[language] || title.hr || title.en || slug,
    detail: `/blog/${slug}`,
  }),
  shopItem: ({ category, name, price }, language) => ({
    name: name[language],
    detail: price === null ? undefined : formatPrice(price, language),
    group: category[language],
  }),
  company: ({ company, address }) => ({ name: company, detail: address }),
  business: ({ name }) => ({ name }),
}

/** How an item is called in lists and headings. */
export function describeItem<K extends Kind>(kind: K, { content }: Item<K>, language: Language): Description {
  return describers[kind](content, language)
}
