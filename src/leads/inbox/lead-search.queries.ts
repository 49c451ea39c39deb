import { Brackets, type SelectQueryBuilder } from 'typeorm'
import { REFERENCE_LENGTH } from '#src/shared/leads/reference.js'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { LeadKind } from '../lead-kind.js'
import type { Lead } from '../lead.entity.js'
import { visibleInSql } from '../visible-leads.js'

const MAX_WORDS = 10
/** Minimum of digits: shorter ones are contained in nearly every number. */
const SHORTEST_NUMBER = 3
const REFERENCE = new RegExp(`^#?([0-9a-f]{${REFERENCE_LENGTH}})$`, 'i')
const PART_OF_NUMBER = /^(?=.*\d)[\d+()/.-]+$/

/**
 * Filters leads that contain every word; parts of a telephone number are also searched as one, in any format, and a reference finds its
 * lead, or the one that it was merged into. Texts of merged leads outside of the scope are not searched.
 */
export function searchLeads<L extends Lead>(
  query: SelectQueryBuilder<L>,
  kind: Pick<LeadKind, 'table' | 'isForHeadOffice'>,
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
      .from(query.expressionMap.mainAlias!.target, 'referred')
      .where(`right(referred.id::text, ${REFERENCE_LENGTH}) = lower(:${name})`)
    if (scope) referred.andWhere(visibleInSql(kind, ':scope', 'referred'))
    // An array, and not IN, so that both sides of OR can use an index.
    return [`lead.id = ANY (ARRAY${referred.getQuery()})`, { [name]: reference }]
  }
  for (const words of terms(search)) {
    const number = PART_OF_NUMBER.test(words[0]!) ? dialled(words.join('')) : ''
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

/**
 * Returns the condition that a text is found in a lead without the leads merged into it that are outside of the scope. The
 * searched text of most leads contains no such texts, so that few are read again.
 */
function isInVisibleText(kind: Pick<LeadKind, 'table' | 'isForHeadOffice'>, pattern: string): string {
  const isHidden = `(${visibleInSql(kind, ':scope', 'part')}) IS NOT TRUE`
  // An index contains merged leads only.
  const parts = `FROM ${kind.table} AS part WHERE part.merged_into_id = lead.id AND part.merged_into_id IS NOT NULL`
  return `(NOT EXISTS (SELECT ${parts} AND ${isHidden}) OR EXISTS (
    SELECT FROM ${kind.table} AS part
    WHERE (part.id = lead.id OR part.merged_into_id = lead.id AND ${visibleInSql(kind, ':scope', 'part')})
      AND public.fold(concat_ws(' ', public.texts_of(part), (
        SELECT string_agg(text, ' ') FROM lead_notes WHERE lead_id = part.id))) LIKE ${pattern}))`
}

/** Splits a search into words; parts of a telephone number stay together. */
function terms(search: string): string[][] {
  const found: string[][] = []
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)) {
    const last = found.at(-1)
    if (last && PART_OF_NUMBER.test(word) && PART_OF_NUMBER.test(last[0]!)) last.push(word)
    else found.push([word])
  }
  return found
}

/** Returns the digits to dial, as stored: with 00 before a country code. */
function dialled(number: string): string {
  return number
    .replace('(0)', '')
    .replace(/^\D*\+/, '00')
    .replace(/\D/g, '')
}
