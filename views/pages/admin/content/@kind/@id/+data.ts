import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { languages } from '../../../../../../src/i18n/languages'
import { type Item, kinds } from '../../content-kinds'
import type { Choices } from '../../forms/content-form'

const NEW = 'new'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language, routeParams }: PageContextServer) {
  const { kind: path, id } = routeParams as { kind: string; id: string }
  const list = await admin.contentList(path)
  const item = id === NEW ? undefined : await admin.contentItem(path, id)
  if (!list || (id === NEW ? kinds[list.kind].single : !item)) throw render(404)
  const centres = await admin.centres(language)
  return {
    kind: list.kind,
    item: item as Item | undefined,
    choices: { centres, categories: categoriesOf(list.items as Item[]) } satisfies Choices,
  }
}

function categoriesOf(items: Item[]): Choices['categories'] {
  const categories = items.flatMap(({ content }) => ('category' in content ? [content.category] : []))
  return Object.fromEntries(
    languages.map((language) => [language, [...new Set(categories.map((category) => category[language]))]]),
  )
}
