import type { PageContextServer } from 'vike/types'
import { linkData } from '#views/bookings/links/link-data'

export type Data = ReturnType<typeof data>

export const data = (pageContext: PageContextServer) => ({
  ...linkData(pageContext),
  /** True if the page asks whether to cancel the booking. */
  asksToCancel: 'ask' in pageContext.urlParsed.search,
})
