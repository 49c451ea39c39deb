import { isUUID } from 'class-validator'
import { type EntityManager, In } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Contents } from '#src/shared/content/content-kinds.js'
import { isNavigationItem } from '#src/shared/content/navigation-items.js'
import { Navigation } from '../../navigation/navigation.entity.js'
import { OwnPage } from '../../pages/own-page.entity.js'
import { contentKind } from '../content-kind.js'

type Header = Contents['navigation']['header']

export const navigation = contentKind('navigation', Navigation, {
  descriptions: {
    header:
      'Items after home, in their order: `about`, `services`, `pricelist`, `contact`, `franchise`, `blog`, `shop`, or the id of an own page. Absent ones are only in the footer.',
  },
  order: { id: 'ASC' },
  toContent: ({ header }) => ({ header: header.map((item) => ({ item })) }),
  toRow: ({ header }) => ({ header: header.map(({ item }) => item) }),
  readable: async ({ header }, manager) => {
    const pages = await pagesIn(header, manager)
    return { header: header.map(({ item }) => pages.find(({ id }) => id === item)?.title.hr ?? item) }
  },
  faults: async ({ header }, manager) => {
    const pages = await pagesIn(header, manager)
    const items = header.map(({ item }) => item)
    return items.flatMap((item, index): FieldFault[] => {
      const field = `header.${index}.item`
      if (items.indexOf(item) < index) return [{ field, code: 'navigation.repeated' }]
      return isNavigationItem(item) || pages.some(({ id }) => id === item) ? [] : [{ field, code: 'invalid' }]
    })
  },
})

/** Returns the own pages of the header, locked until the transaction ends. */
function pagesIn(header: Header, manager: EntityManager): Promise<OwnPage[]> {
  const ids = header.map(({ item }) => item).filter((item) => isUUID(item))
  return manager.find(OwnPage, { where: { id: In(ids) }, lock: { mode: 'pessimistic_read' } })
}
