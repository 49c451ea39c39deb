import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin }: PageContextServer) {
  return { kinds: await admin.contentOverview() }
}
