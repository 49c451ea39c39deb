import type { EntityManager } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { isForPrograms } from '#src/platform/http/program-paths.js'
import { findPage } from '#src/shared/addresses.js'
import { Redirect } from '../../redirects/redirect.entity.js'
import { sourceOf } from '../../redirects/source-of.js'
import { contentKind } from '../content-kind.js'

export const redirect = contentKind('redirect', Redirect, {
  descriptions: {
    source: 'Path without a page; with a query if the redirect is for that query only.',
    target: 'Path of a page of the site.',
  },
  order: { source: 'ASC' },
  toRow: ({ source, target }) => ({ source: sourceOf(source), target }),
  taken: { field: 'source', code: 'redirect.taken' },

  faults: async ({ source, target }, manager, before) => {
    const from = sourceOf(source)
    const [to = ''] = sourceOf(target).split('?')
    const others = await othersOf(manager, before)
    if (isPage(from)) return [{ field: 'source', code: 'redirect.page' }]
    return [
      ...(others.some((other) => other.source === from) ? [{ field: 'source', code: 'redirect.taken' }] : []),
      ...targetFaults(from, to, others),
      ...(others.some((other) => sourceOf(other.target).split('?')[0] === from)
        ? [{ field: 'source', code: 'redirect.chain' }]
        : []),
    ]
  },
})

/** Loops and chains are refused, so that a visitor is redirected once. */
function targetFaults(from: string, to: string, others: Redirect[]): FieldFault[] {
  const field = 'target'
  if (from.split('?')[0] === to) return [{ field, code: 'redirect.loop' }]
  const next = others.find(({ source }) => source === to)
  if (next) return [{ field, code: 'redirect.continues', args: { target: next.target } }]
  return findPage(to) || isForPrograms(to) ? [] : [{ field, code: 'redirect.nowhere' }]
}

async function othersOf(manager: EntityManager, before: Redirect | undefined): Promise<Redirect[]> {
  const redirects = await manager.find(Redirect)
  return redirects.filter(({ id }) => id !== before?.id)
}

/** Checks for an address that always has a page. A post or a location may lie there, and comes before the redirect. */
function isPage(source: string): boolean {
  const found = findPage(source)
  return isForPrograms(source) || /^\/admin(\/|$)/.test(source) || (found !== undefined && !found.segment)
}
