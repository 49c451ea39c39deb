import type { PageContextServer } from 'vike/types'
import type { PasskeyDto } from '#src/admin/accounts/own/passkey.dto'
import { momentIn } from '#views/kit/admin/times'

/** Converts a passkey to display texts. */
export function describePasskey(
  { id, name, backedUp, createdAt, lastUsedAt }: PasskeyDto,
  { language }: Pick<PageContextServer, 'language'>,
) {
  const moment = momentIn(language)
  return { id, name, backedUp, createdAt: moment(createdAt), lastUsedAt: lastUsedAt && moment(lastUsedAt) }
}
