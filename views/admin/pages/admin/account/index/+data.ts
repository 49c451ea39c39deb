import type { PageContextServer } from 'vike/types'
import { describeSession } from '#views/admin/account/describe-session'
import { momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, language, user } = pageContext
  const { passwordSetAt, ...account } = await admin.account()
  const bound = user?.locations ?? null
  // Staff read the names of locations; only they can be bound.
  const locations = bound && (await admin.locations({ language }))
  const { items: sessions } = await admin.ownSessions()
  return {
    /** Names of the locations to which the user is bound; null for all. */
    locationNames: bound && locations!.flatMap(({ slug, name }) => (bound.includes(slug) ? name : [])),
    account: { ...account, passwordSetAt: passwordSetAt && momentIn(language)(passwordSetAt) },
    sessions: sessions.map((session) => describeSession(session, pageContext)),
  }
}
