import type { PageContextServer } from 'vike/types'
import { type NavigationItem, navigationItems } from '#src/shared/content/navigation-items'
import { type ServicePage, servicePages } from '#src/shared/service-pages'
import { createTranslator } from '#views/translations'
import { type Item, type Kind, kinds } from './content-kinds'
import type { Choices } from './editor/ContentFields'

/** Returns the categories of a kind, in their order. */
export async function readCategories(
  kind: Kind,
  { admin, language }: PageContextServer,
): Promise<Choices['categories']> {
  const { categories } = kinds[kind]
  const list = categories && (await admin.contentList({ path: kinds[categories].path }))
  return ((list ?? []) as Item<'priceCategory'>[]).map(({ id, content }) => ({
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
  const hasPrices = kind === 'price' || kind === 'bookableService'
  const list = hasPrices ? await admin.contentList({ path: kinds.price.path }) : undefined
  const singlePrices = ((list ?? []) as Item<'price'>[])
    .filter(({ id, content }) => id !== editedId && content.includes.length === 0)
    .map(({ id, content }) => ({ id, name: content.service[language] }))
  const categories = await readCategories(kind, pageContext)
  return {
    locations: await admin.locations({ language }),
    ...(await readMenuItems(kind, pageContext)),
    categories,
    subjects: kind === 'shopItem' ? await readSubjects(pageContext) : [],
    singlePrices,
    therapists: kind === 'bookableService' || kind === 'therapistHours' ? await readTherapists(pageContext) : [],
  }
}

async function readTherapists({ admin }: PageContextServer): Promise<Choices['therapists']> {
  const items = (await admin.contentList({ path: kinds.therapist.path }))!
  return (items as Item<'therapist'>[]).map(({ id, content }) => ({ id, name: content.name }))
}

async function readSubjects({ admin, language }: PageContextServer): Promise<Choices['subjects']> {
  const items = (await admin.contentList({ path: kinds.contactSubject.path }))!
  return (items as Item<'contactSubject'>[]).map(({ slug, content }) => ({ id: slug!, name: content.name[language] }))
}

/** Returns the items that header and services may have: those of the site, and own pages. */
async function readMenuItems(
  kind: Kind,
  { admin, language, loadMessages }: PageContextServer,
): Promise<Pick<Choices, 'navigationItems' | 'serviceItems' | 'ownPages'>> {
  if (kind !== 'navigation' && kind !== 'price') return { navigationItems: [], serviceItems: [], ownPages: [] }
  const t = createTranslator(loadMessages(['layout']), language, 'layout')
  const items = (await admin.contentList({ path: kinds.page.path }))!
  const ownPages = (items as Item<'page'>[]).map(({ id, content }) => ({ id, name: content.title[language] }))
  const ownItems = ownPages.map(({ id, name }) => ({ value: id, label: name }))
  const named = (item: NavigationItem | ServicePage) => ({ value: item, label: t(`nav.${item}`) })
  return {
    navigationItems: [...navigationItems.map(named), ...ownItems],
    serviceItems: [...servicePages.map(named), ...ownItems],
    ownPages,
  }
}
