import type { PageContextServer } from 'vike/types'
import items from '../../../src/database/seed/shop-items.json'
import type { ContactSubject } from '../../../src/contact/contact-subject'

export type Data = ReturnType<typeof data>

/** The catalogue by category, in the order it is kept. */
export function data({ language }: PageContextServer) {
  const categories = [...new Set(items.map(({ category }) => category[language]))]
  return categories.map((category) => ({
    category,
    items: items
      .filter((item) => item.category[language] === category)
      .map(({ slug, name, description, price, subject }) => ({
        slug,
        name: name[language],
        description: description[language],
        price,
        subject: subject as ContactSubject,
      })),
  }))
}
