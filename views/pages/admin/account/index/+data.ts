import type { PageContextServer } from 'vike/types'
import { momentIn } from '#views/admin/times'
import { describeSession } from '#views/admin/account/describe-session'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, language } = pageContext
  const { passwordSetAt, ...account } = await admin.account()
  const sessions = await admin.ownSessions()
  return {
    account: { ...account, passwordSetAt: passwordSetAt && momentIn(language)(passwordSetAt) },
    sessions: sessions.map((session) => describeSession(session, pageContext)),
  }
}
