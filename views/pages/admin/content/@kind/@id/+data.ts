import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type Item, kinds } from '#views/admin/content/content-kinds'
import { historyOf } from '#views/admin/content/item-history'
import { readContentChoices } from '#views/admin/content/read-choices'

const NEW = 'new'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams } = pageContext
  const { kind: path, id } = routeParams as { kind: string; id: string }
  const list = await admin.contentList({ path })
  const item = id === NEW ? undefined : await admin.contentItem({ path, id })
  if (!list || (id === NEW ? kinds[list.kind].single : !item)) throw render(404)
  return {
    kind: list.kind,
    item: item as Item | undefined,
    history: item ? await historyOf(list.kind, item as Item, pageContext) : [],
    choices: await readContentChoices(list.kind, id, pageContext),
  }
}
