import type { Language } from '#src/shared/languages'
import { formatFullDay, formatPrice } from '../../formatting'
import type { Contents, Item, Kind } from './content-kinds'

interface Description {
  name: string
  /** Secondary text that distinguishes items of the same name. */
  detail?: string
}

const describers: { [K in Kind]: (content: Contents[K], language: Language) => Description } = {
  location: ({ name, address, city }, language) => ({ name: name[language], detail: `${address}, ${city}` }),
  holiday: ({ date, name }, language) => ({
    name: name[language],
    detail: formatFullDay(date, language),
  }),
  priceCategory: ({ name }, language) => ({ name: name[language] }),
  price: ({ service, price }, language) => ({ name: service[language], detail: formatPrice(price, language) }),
  therapist: ({ name, role }, language) => ({ name, detail: role[language] }),
  testimonial: ({ name, text }, language) => ({ name, detail: text[language] }),
  post: ({ title, slug }, language) => ({
    name: title[language] || title.hr || title.en || slug,
    detail: `/blog/${slug}`,
  }),
  shopCategory: ({ name }, language) => ({ name: name[language] }),
  shopItem: ({ name, price }, language) => ({
    name: name[language],
    detail: price === null ? undefined : formatPrice(price, language),
  }),
  franchiseFacts: ({ contactName }) => ({ name: contactName }),
  company: ({ company, address }) => ({ name: company, detail: address }),
  business: ({ name }) => ({ name }),
}

/** Returns the name and detail of an item for lists and headings. */
export function describeItem<K extends Kind>(kind: K, { content }: Item<K>, language: Language): Description {
  return describers[kind](content, language)
}
