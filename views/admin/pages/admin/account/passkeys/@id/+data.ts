import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, routeParams }: PageContextServer) {
  const passkey = (await admin.passkeys()).items.find(({ id }) => id === routeParams.id)
  if (!passkey) throw render(404)
  return { id: passkey.id, name: passkey.name }
}
