import { isUUID } from 'class-validator'
import { type EntityManager, In } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Contents } from '#src/shared/content/content-kinds.js'
import { isNavigationItem } from '#src/shared/content/navigation-items.js'
import { isServicePage } from '#src/shared/service-pages.js'
import { Navigation } from '../../navigation/navigation.entity.js'
import { OwnPage } from '../../own-pages/own-page.entity.js'
import { contentKind } from '../content-kind.js'

type Items = Contents['navigation']['header']

export const navigation = contentKind('navigation', Navigation, {
  descriptions: {
    header:
      'Items after home, in their order: `about`, `services`, `pricelist`, `contact`, `franchise`, `blog`, `shop`, or the id of an own page. Absent ones are only in the footer.',
    services:
      'Services in their order: `foodIntolerance`, `functionalScreening`, `bioresonanceProcedure`, or the id of an own page.',
  },
  order: { id: 'ASC' },
  toContent: ({ header, services }) => ({ header: toItems(header), services: toItems(services) }),
  toRow: ({ header, services }) => ({ header: namesIn(header), services: namesIn(services) }),
  readable: async ({ header, services }, manager) => {
    const pages = await pagesIn([...header, ...services], manager)
    const named = (items: Items) => namesIn(items).map((item) => pages.find(({ id }) => id === item)?.title.hr ?? item)
    return { header: named(header), services: named(services) }
  },
  faults: async ({ header, services }, manager) => {
    const pages = await pagesIn([...header, ...services], manager)
    const isPage = (item: string) => pages.some(({ id }) => id === item)
    const isHidden = ({ item }: Items[number]) => pages.some(({ id, hidden }) => id === item && hidden)
    return [
      ...itemFaults('header', header, (item) => isNavigationItem(item) || isPage(item)),
      ...itemFaults('services', services, (item) => isServicePage(item) || isPage(item)),
      ...(services.every(isHidden) ? [{ field: 'services.0.item', code: 'service.last' }] : []),
    ]
  },
})

const toItems = (names: string[]): Items => names.map((item) => ({ item }))
const namesIn = (items: Items): string[] => items.map(({ item }) => item)

function itemFaults(list: string, items: Items, isKnown: (item: string) => boolean): FieldFault[] {
  const names = namesIn(items)
  return names.flatMap((item, index): FieldFault[] => {
    const field = `${list}.${index}.item`
    if (names.indexOf(item) < index) return [{ field, code: 'navigation.repeated' }]
    return isKnown(item) ? [] : [{ field, code: 'invalid' }]
  })
}

/** Returns the own pages among items, locked until the transaction ends. */
function pagesIn(items: Items, manager: EntityManager): Promise<OwnPage[]> {
  const ids = items.map(({ item }) => item).filter((item) => isUUID(item))
  return manager.find(OwnPage, { where: { id: In(ids) }, lock: { mode: 'pessimistic_read' } })
}
