import { isUUID } from 'class-validator'
import { type EntityManager, In } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Contents } from '#src/shared/content/content-kinds.js'
import { languages } from '#src/shared/languages.js'
import { BookableService } from '../../booking-offer/bookable-service.entity.js'
import { PriceCategory } from '../../offer/price-category.entity.js'
import { PriceListRow } from '../../offer/price-list-row.entity.js'
import { OwnPage } from '../../own-pages/own-page.entity.js'
import { contentKind } from '../content-kind.js'
import { categoryFaults, placeIn, withCategoryName } from './category-kind.js'
import { packageFaults } from './package-faults.js'

export const price = contentKind('price', PriceListRow, {
  defaults: { includes: [], servicePage: 'none' },
  order: { category: { position: 'ASC' }, position: 'ASC' },

  toContent: ({ categoryId, servicePage, note }, columns) => ({
    ...columns,
    category: categoryId,
    servicePage: servicePage ?? 'none',
    note: note ?? { hr: '', en: '' },
  }),
  readable: async (content, manager) => ({
    ...(await withCategoryName(manager, PriceCategory, content)),
    includes: await namesOf(content.includes, manager),
    servicePage: await servicePageName(content.servicePage, manager),
  }),

  toRow: async ({ category, servicePage, note, ...content }, before, manager) => ({
    ...content,
    visits: visitsOf(content),
    ...(await placeIn(manager, PriceListRow, category, before)),
    servicePage: servicePage === 'none' ? null : servicePage,
    note: note.hr || note.en ? note : null,
  }),

  faults: async (content, manager, before) => [
    ...(await categoryFaults(manager, PriceCategory, content.category)),
    ...(await packageFaults(content, manager, before)),
    ...(await bookableFaults(content, manager, before)),
    ...(await servicePageFaults(content.servicePage, manager)),
    ...languages
      .filter((language) => !content.note[language] && (content.note.hr || content.note.en))
      .map((language) => ({ field: `note.${language}`, code: 'required' })),
  ],

  isInUse: async (manager, { id }) => {
    const isIncluded = await manager
      .createQueryBuilder(PriceListRow, 'row')
      .where('row.includes @> :included', { included: JSON.stringify([{ price: id }]) })
      .getExists()
    return isIncluded || ((await manager.existsBy(BookableService, { priceId: id })) && 'content.offer_in_use')
  },
  inUse: 'content.price_in_use',
})

/** Returns the number of visits; that of a package is computed from its contents. */
function visitsOf({ visits, includes }: Pick<Contents['price'], 'visits' | 'includes'>): number {
  return includes.length > 0 ? includes.reduce((sum, { times }) => sum + times, 0) : visits
}

/** Returns the fault of a bookable price that would become a package, which is more than one visit. */
async function bookableFaults(
  { includes }: Contents['price'],
  manager: EntityManager,
  before: PriceListRow | undefined,
): Promise<FieldFault[]> {
  if (includes.length === 0 || !before) return []
  const isBookable = await manager.existsBy(BookableService, { priceId: before.id })
  return isBookable ? [{ field: 'includes', code: 'singlePrice.bookable' }] : []
}

/** Returns the fault of a missing own page. Locks an existing one until the transaction ends. */
async function servicePageFaults(page: string, manager: EntityManager): Promise<FieldFault[]> {
  if (!isUUID(page)) return []
  const found = await manager.findOne(OwnPage, { where: { id: page }, lock: { mode: 'pessimistic_read' } })
  return found ? [] : [{ field: 'servicePage', code: 'invalid' }]
}

/** Returns the title of an own page in place of its id, for the audit log. */
async function servicePageName(page: string, manager: EntityManager): Promise<string> {
  const own = isUUID(page) ? await manager.findOneBy(OwnPage, { id: page }) : null
  return own ? `${own.title.hr} / ${own.title.en}` : page
}

async function namesOf(includes: Contents['price']['includes'], manager: EntityManager): Promise<string[]> {
  const rows = await manager.findBy(PriceListRow, { id: In(includes.map(({ price }) => price)) })
  const names = new Map(rows.map(({ id, service }) => [id, `${service.hr} / ${service.en}`]))
  return includes.map(({ price, times }) => `${times} × ${names.get(price) ?? price}`)
}
