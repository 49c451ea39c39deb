import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type Item, kindAt, kinds } from '#views/content/admin/content-kinds'
import { historyOf } from '#views/content/admin/item-history'
import { readContentChoices } from '#views/content/admin/read-choices'

const NEW = 'new'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { admin, routeParams } = pageContext
  const { kind: path, id } = routeParams as { kind: string; id: string }
  const kind = kindAt(path)
  const item = id === NEW ? undefined : await admin.contentItem({ path, id })
  if (!kind || (id === NEW ? kinds[kind].single : !item)) throw render(404)
  return {
    kind,
    item: item as Item | undefined,
    history: item ? await historyOf(kind, item as Item, pageContext) : [],
    choices: await readContentChoices(kind, id, pageContext),
  }
}
