import { Brackets, type SelectQueryBuilder } from 'typeorm'
import { REFERENCE_LENGTH } from '#src/shared/leads/reference.js'
import { dialled, SHORTEST_NUMBER, searchTerms } from '#src/shared/search/search-terms.js'
import type { Lead } from '../lead.entity.js'

const REFERENCE = new RegExp(`^#?([0-9a-f]{${REFERENCE_LENGTH}})$`, 'i')

/**
 * Filters leads that contain every word; parts of a telephone number are also searched as one, in any format, and a reference finds its
 * lead, or the one that it was merged into.
 */
export function searchLeads<L extends Lead>(query: SelectQueryBuilder<L>, search = ''): SelectQueryBuilder<L> {
  let parameters = 0
  const isFound = (text: string): [string, object] => {
    const name = `searched${parameters++}`
    return [`lead.search LIKE public.fold(:${name})`, { [name]: `%${text.replace(/[\\%_]/g, '\\$&')}%` }]
  }
  const isReferredTo = (reference: string): [string, object] => {
    const name = `reference${parameters++}`
    const referred = query
      .subQuery()
      .select('COALESCE(referred.merged_into_id, referred.id)')
      .from(query.expressionMap.mainAlias!.target, 'referred')
      .where(`right(referred.id::text, ${REFERENCE_LENGTH}) = lower(:${name})`)
    // An array, and not IN, so that both sides of OR can use an index.
    return [`lead.id = ANY (ARRAY${referred.getQuery()})`, { [name]: reference }]
  }
  for (const words of searchTerms(search)) {
    const number = dialled(words)
    query.andWhere(
      new Brackets((term) => {
        term.where(new Brackets((all) => words.forEach((word) => all.andWhere(...isFound(word)))))
        if (number.length >= SHORTEST_NUMBER) term.orWhere(...isFound(number))
        const reference = words.length === 1 && REFERENCE.exec(words[0]!)?.[1]
        if (reference) term.orWhere(...isReferredTo(reference))
      }),
    )
  }
  return query
}
