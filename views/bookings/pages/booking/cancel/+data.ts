import type { PageContextServer } from 'vike/types'
import { linkData } from '#views/bookings/links/link-data'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const link = linkData(pageContext)
  return {
    ...link,
    /** True if the page asks whether to cancel the booking. */
    asksToCancel: link.state === 'open' && (!link.isMovable || 'ask' in pageContext.urlParsed.search),
  }
}
