import type { StaffPageQueries } from '#src/platform/pages/staff-page-queries'
import type { Language } from '#src/shared/languages'
import { type Item, type Kind, kinds } from './content-kinds'

/** Returns the prices that are not packages, as options for a package; empty for kinds other than prices. */
export async function singlePricesFor(
  kind: Kind,
  editedId: string,
  admin: StaffPageQueries,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const list = kind === 'price' && (await admin.contentList(kinds.price.path))
  const prices = ((list && list.items) || []) as Item<'price'>[]
  return prices
    .filter(({ id, content }) => id !== editedId && content.includes.length === 0)
    .map(({ id, content }) => ({ id, name: content.service[language] }))
}
