import type { PageContextServer } from 'vike/types'
import type { OwnSessionDto } from '#src/admin/session/own-session.dto'
import { momentIn } from '#views/kit/admin/times'
import { createTranslator } from '#views/translations'

/** Converts a session to display texts. */
export function describeSession(
  { id, browser, system, current, begunAt, lastSeenAt }: OwnSessionDto,
  { language, loadMessages }: Pick<PageContextServer, 'language' | 'loadMessages'>,
) {
  const t = createTranslator(loadMessages(['accounts']), language, 'accounts')
  const moment = momentIn(language)
  return {
    id,
    current,
    device: browser && system ? t('sessions.device', { browser, system }) : (browser ?? t('sessions.unknown')),
    begunAt: moment(begunAt),
    lastSeenAt: moment(lastSeenAt),
  }
}
