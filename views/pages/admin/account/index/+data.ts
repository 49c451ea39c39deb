import type { PageContextServer } from 'vike/types'
import { createTranslator } from '../../../../translations'
import { momentIn } from '../../times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, loadMessages }: PageContextServer) {
  const t = createTranslator(loadMessages(['staff']), language, 'staff')
  const moment = momentIn(language)
  const { passwordSetAt, ...account } = await admin.account()
  const sessions = await admin.ownSessions()
  return {
    account: { ...account, passwordSetAt: passwordSetAt && moment(passwordSetAt) },
    sessions: sessions.map(({ id, browser, system, current, begunAt, lastSeenAt }) => ({
      id,
      current,
      device: browser && system ? t('sessions.device', { browser, system }) : (browser ?? t('sessions.unknown')),
      begunAt: moment(begunAt),
      lastSeenAt: moment(lastSeenAt),
    })),
  }
}
