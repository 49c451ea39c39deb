import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ ownData, urlParsed }: PageContextServer) => ({
  ...ownData,
  /** Of the same page: its buttons are pressed with the token in it. */
  address: urlParsed.searchOriginal ?? '',
})
