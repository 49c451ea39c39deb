import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ newsletterLink, urlParsed }: PageContextServer) => ({
  state: newsletterLink === 'expired' ? ('unknown' as const) : newsletterLink,
  token: urlParsed.search.token ?? '',
})
