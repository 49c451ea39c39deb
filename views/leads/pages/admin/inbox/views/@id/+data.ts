import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, routeParams }: PageContextServer) {
  const view = await admin.savedInboxView({ id: routeParams.id! })
  if (!view) throw render(404)
  return { view }
}
