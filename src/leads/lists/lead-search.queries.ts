import { Brackets, type SelectQueryBuilder } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { REFERENCE_LENGTH } from '#src/shared/leads/reference.js'
import { getFirst, requireValue } from '#src/shared/lookups.js'
import { dialled, searchTerms, SHORTEST_NUMBER } from '#src/shared/search/search-terms.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { visibleInSql } from '../visible-leads.js'

type ScopedTable = Pick<LeadKind, 'table' | 'isForHeadOffice'>

const REFERENCE = new RegExp(`^#?([0-9a-f]{${REFERENCE_LENGTH}})$`, 'i')

/**
 * Filters leads that contain every word; parts of a telephone number are also searched as one, in any format, and a reference finds its
 * lead, or the one that it was merged into. Texts of merged leads outside of the scope are not searched.
 */
export function searchLeads<L extends Lead>(
  query: SelectQueryBuilder<L>,
  kind: ScopedTable,
  scope: LocationScope,
  search = '',
): SelectQueryBuilder<L> {
  let parameters = 0
  const isFound = (text: string): [string, object] => {
    const name = `searched${parameters++}`
    const pattern = `public.fold(:${name})`
    const isIn = `lead.search LIKE ${pattern}`
    const parameter = { [name]: `%${text.replace(/[\\%_]/g, '\\$&')}%` }
    return [scope ? `${isIn} AND ${isInVisibleText(kind, pattern)}` : isIn, parameter]
  }
  const isReferredTo = (reference: string): [string, object] => {
    const name = `reference${parameters++}`
    const referred = query
      .subQuery()
      .select('COALESCE(referred.merged_into_id, referred.id)')
      .from(requireValue(query.expressionMap.mainAlias, 'alias of the query').target, 'referred')
      .where(`right(referred.id::text, ${REFERENCE_LENGTH}) = lower(:${name})`)
    if (scope) referred.andWhere(visibleInSql(kind, ':scope', 'referred'))
    // An array, and not IN, so that both sides of OR can use an index.
    return [`lead.id = ANY (ARRAY${referred.getQuery()})`, { [name]: reference }]
  }
  for (const words of searchTerms(search)) {
    const number = dialled(words)
    query.andWhere(
      new Brackets((term) => {
        term.where(new Brackets((all) => words.forEach((word) => all.andWhere(...isFound(word)))))
        if (number.length >= SHORTEST_NUMBER) term.orWhere(...isFound(number))
        const reference = words.length === 1 && REFERENCE.exec(getFirst(words))?.[1]
        if (reference) term.orWhere(...isReferredTo(reference))
      }),
    )
  }
  return query
}

/**
 * Returns the condition that a text is found in a lead without the leads merged into it that are outside of the scope. The
 * searched text of most leads contains no such texts, so that few are read again.
 */
function isInVisibleText(kind: ScopedTable, pattern: string): string {
  return `(${hasNoHiddenParts(kind)} OR EXISTS (
    SELECT FROM ${kind.table} AS part
    WHERE (part.id = lead.id OR part.merged_into_id = lead.id AND ${visibleInSql(kind, ':scope', 'part')})
      AND public.fold(concat_ws(' ', public.texts_of(part), (
        SELECT string_agg(text, ' ') FROM lead_notes WHERE lead_id = part.id))) LIKE ${pattern}))`
}

/** Returns the condition that no lead outside of the scope was merged into a lead. */
export function hasNoHiddenParts(kind: ScopedTable): string {
  const isHidden = `(${visibleInSql(kind, ':scope', 'part')}) IS NOT TRUE`
  // An index contains merged leads only.
  const parts = `FROM ${kind.table} AS part WHERE part.merged_into_id = lead.id AND part.merged_into_id IS NOT NULL`
  return `NOT EXISTS (SELECT ${parts} AND ${isHidden})`
}
