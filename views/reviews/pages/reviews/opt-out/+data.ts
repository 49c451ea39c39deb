import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ reviewLink, urlParsed }: PageContextServer) => ({
  state: reviewLink === 'open' || reviewLink === 'done' ? reviewLink : ('unknown' as const),
  /** Query of the page, which contains the token; target of its button. */
  address: urlParsed.searchOriginal ?? '',
})
