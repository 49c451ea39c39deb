import type { PageContextServer } from 'vike/types'
import { navigationItems } from '#src/shared/content/navigation-items'
import { createTranslator } from '#views/translations'
import { type Item, type Kind, kinds } from './content-kinds'
import type { Choices } from './editor/ContentFields'

/** Returns the categories of a kind, in their order. */
export async function readCategories(
  kind: Kind,
  { admin, language }: PageContextServer,
): Promise<Choices['categories']> {
  const { categories } = kinds[kind]
  const list = categories && (await admin.contentList(kinds[categories].path))
  return ((list?.items ?? []) as Item<'priceCategory'>[]).map(({ id, content }) => ({
    id,
    name: content.name[language],
  }))
}

/** Returns the options of the choices in the form of an item. */
export async function readContentChoices(
  kind: Kind,
  editedId: string,
  pageContext: PageContextServer,
): Promise<Choices> {
  const { admin, language } = pageContext
  const list = kind === 'price' ? await admin.contentList(kinds.price.path) : undefined
  const singlePrices = ((list?.items ?? []) as Item<'price'>[])
    .filter(({ id, content }) => id !== editedId && content.includes.length === 0)
    .map(({ id, content }) => ({ id, name: content.service[language] }))
  const categories = await readCategories(kind, pageContext)
  return {
    locations: await admin.locations(language),
    navigationItems: kind === 'navigation' ? await readNavigationItems(pageContext) : [],
    categories,
    subjects: kind === 'shopItem' ? await readSubjects(pageContext) : [],
    singlePrices,
  }
}

async function readSubjects({ admin, language }: PageContextServer): Promise<Choices['subjects']> {
  const { items } = (await admin.contentList(kinds.contactSubject.path))!
  return (items as Item<'contactSubject'>[]).map(({ slug, content }) => ({ id: slug!, name: content.name[language] }))
}

/** Returns the items that the header may have: those of the site, and own pages. */
async function readNavigationItems({ admin, language, loadMessages }: PageContextServer) {
  const t = createTranslator(loadMessages(['layout']), language, 'layout')
  const { items } = (await admin.contentList(kinds.page.path))!
  return [
    ...navigationItems.map((item) => ({ value: item, label: t(`nav.${item}`) })),
    ...(items as Item<'page'>[]).map(({ id, content }) => ({ value: id, label: content.title[language] })),
  ]
}
