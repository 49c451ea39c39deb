import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin }: PageContextServer) {
  const { secondFactor, secondFactorRequired, recoveryCodesLeft, passkeys } = await admin.account()
  return { secondFactor, secondFactorRequired, recoveryCodesLeft, hasPasskeys: passkeys > 0 }
}
