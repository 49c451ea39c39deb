import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ ownData, urlParsed }: PageContextServer) => ({
  ...ownData,
  /** Query of the page, which contains the token; target of its buttons. */
  address: urlParsed.searchOriginal ?? '',
})
