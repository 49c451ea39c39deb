import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ newsletterLink, urlParsed }: PageContextServer) => ({
  state: newsletterLink === 'open' || newsletterLink === 'done' ? newsletterLink : ('unknown' as const),
  /** Of the same page: its button is pressed with the token in it. */
  address: urlParsed.searchOriginal ?? '',
})
