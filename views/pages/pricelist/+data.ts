import type { PageContextServer } from 'vike/types'
import rows from '../../../src/database/seed/price-list.json'

export type Data = ReturnType<typeof data>

/** The price list by category, in the order it is kept. */
export function data({ language }: PageContextServer) {
  const categories = [...new Set(rows.map(({ category }) => category[language]))]
  return categories.map((category) => ({
    category,
    rows: rows
      .filter((row) => row.category[language] === category)
      .map(({ service, price, durationMinutes, note }) => ({
        service: service[language],
        price,
        durationMinutes,
        note: note?.[language],
      })),
  }))
}
