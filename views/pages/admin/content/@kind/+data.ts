import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Item } from '../content-kinds'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, routeParams }: PageContextServer) {
  const list = await admin.contentList(routeParams.kind!)
  if (!list) throw render(404)
  const { kind, items } = list
  return { kind, items: items as Item[] }
}
