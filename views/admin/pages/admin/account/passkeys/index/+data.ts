import type { PageContextServer } from 'vike/types'
import { describePasskey } from '#views/admin/passkeys/describe-passkey'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { items: passkeys } = await pageContext.admin.passkeys()
  return { passkeys: passkeys.map((passkey) => describePasskey(passkey, pageContext)) }
}
