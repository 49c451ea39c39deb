import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ newsletterLink, urlParsed }: PageContextServer) => ({
  state: newsletterLink,
  /** Of the same page: its button is pressed with the token in it. */
  address: urlParsed.searchOriginal ?? '',
})
