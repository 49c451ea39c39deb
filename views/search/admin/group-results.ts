import { type SearchResultType, searchResultTypes } from '#src/shared/search/search-result-types'

/** Returns results in groups by type, in the order of the types. */
export function groupResults<Result extends { type: SearchResultType }>(results: readonly Result[]) {
  return searchResultTypes
    .map((type) => ({ type, results: results.filter((result) => result.type === type) }))
    .filter((group) => group.results.length > 0)
}
