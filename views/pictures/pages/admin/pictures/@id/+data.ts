import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, routeParams }: PageContextServer) {
  const picture = await admin.picture({ id: routeParams.id! })
  if (!picture) throw render(404)
  return { picture }
}
