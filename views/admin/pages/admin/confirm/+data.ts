import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin }: PageContextServer) {
  const { secondFactor, passkeys } = await admin.account()
  return { byCode: secondFactor, byPasskey: passkeys > 0 }
}
