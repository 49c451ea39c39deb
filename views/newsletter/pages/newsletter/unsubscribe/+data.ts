import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ newsletterLink, urlParsed }: PageContextServer) => ({
  state: newsletterLink === 'open' || newsletterLink === 'done' ? newsletterLink : ('unknown' as const),
  /** Query of the page, which contains the token; target of its button. */
  address: urlParsed.searchOriginal ?? '',
})
