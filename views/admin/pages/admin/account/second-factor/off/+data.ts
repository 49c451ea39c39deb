import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export const data = async ({ admin }: PageContextServer) => ({ hasPasskeys: (await admin.account()).passkeys > 0 })
