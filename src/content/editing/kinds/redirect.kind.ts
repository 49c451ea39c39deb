import type { EntityManager } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { Redirect } from '../../redirects/redirect.entity.js'
import { isPageOfSite, isReserved } from '../../redirects/site-pages.js'
import { pathOf, sourceOf } from '../../redirects/source-of.js'
import { contentKind } from '../content-kind.js'

export const redirect = contentKind('redirect', Redirect, {
  descriptions: {
    source: 'Path without a page; with a query if the redirect is for that query only.',
    target: 'Address of a page of the site.',
  },
  order: { source: 'ASC' },
  toRow: ({ source, target }) => ({ source: sourceOf(source), target }),
  taken: { field: 'source', code: 'redirect.taken' },

  faults: async ({ source, target }, manager, before) => {
    if (isReserved(source)) return [{ field: 'source', code: 'redirect.page' }]
    const from = sourceOf(source)
    const others = (await manager.find(Redirect)).filter(({ id }) => id !== before?.id)
    return [
      ...(others.some((other) => other.source === from) ? [{ field: 'source', code: 'redirect.taken' }] : []),
      ...(await targetFaults(from, target, others, manager)),
      ...(others.some((other) => pathOf(other.target) === from) ? [{ field: 'source', code: 'redirect.chain' }] : []),
    ]
  },
})

/** Refuses loops and chains, and addresses without a page. */
async function targetFaults(
  from: string,
  target: string,
  others: Redirect[],
  manager: EntityManager,
): Promise<FieldFault[]> {
  const field = 'target'
  const to = pathOf(target)
  if (pathOf(from) === to) return [{ field, code: 'redirect.loop' }]
  const next = others.find(({ source }) => source === to)
  if (next) return [{ field, code: 'redirect.continues', args: { target: next.target } }]
  return (await isPageOfSite(target, manager)) ? [] : [{ field, code: 'redirect.nowhere' }]
}
