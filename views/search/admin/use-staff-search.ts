import { useEffect, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { nullIfSignedOut, readList } from '#client/requests/requests'
import { SHORTEST_SEARCH } from '#src/shared/search/search-result-types'
import { usePageContext } from '#views/page-context'

/** Pause in typing after which the server is asked. */
const PAUSE_MS = 150

type Answer = AnswerOf<'GET', '/api/admin/search'>

interface SearchState {
  /** Search that the answer belongs to. */
  search: string
  answer?: Answer
  failure?: 'failed' | 'signedOut'
}

/** Asks the server for the results of a search while it is typed; former results stay until the next ones arrive. */
export function useStaffSearch(typed: string): SearchState & { isLoading: boolean } {
  const { language } = usePageContext()
  const search = typed.trim()
  const isAsked = [...search].length >= SHORTEST_SEARCH
  const [state, setState] = useState<SearchState>({ search: '' })
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => {
      nullIfSignedOut(readList('/api/admin/search', { q: search, lang: language })).then(
        (answer) => isCurrent && setState(answer ? { search, answer } : { search, failure: 'signedOut' }),
        () => isCurrent && setState({ search, failure: 'failed' }),
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, isAsked, language])
  return isAsked ? { ...state, isLoading: state.search !== search } : { search: '', isLoading: false }
}
