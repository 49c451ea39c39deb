import type { PageContextServer } from 'vike/types'
import { describeSession } from '#views/admin/account/describe-session'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the session in the query: one session, all others, or none if it no longer exists. */
export async function data(pageContext: PageContextServer) {
  const { admin, urlParsed } = pageContext
  const { session = '' } = urlParsed.search
  const others = (await admin.ownSessions()).items.filter(({ current }) => !current)
  const chosen = others.find(({ id }) => id === session)
  return {
    session,
    others: session === 'others' ? others.length : 0,
    chosen: chosen ? describeSession(chosen, pageContext) : null,
  }
}
