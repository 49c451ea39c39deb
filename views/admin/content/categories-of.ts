import type { StaffPageQueries } from '#src/platform/pages/staff-page-queries'
import type { Language } from '#src/shared/languages'
import { type Item, type Kind, kinds } from './content-kinds'

/** Returns the categories of an item kind, in their order. */
export async function categoriesOf(
  kind: Kind,
  admin: StaffPageQueries,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const { categories } = kinds[kind]
  const list = categories && (await admin.contentList(kinds[categories].path))
  return ((list?.items ?? []) as Item<'priceCategory'>[]).map(({ id, content }) => ({
    id,
    name: content.name[language],
  }))
}
