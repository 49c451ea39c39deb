import { useEffect, useRef, useState } from 'react'
import { navigate } from '#client/router'
import { inLanguage } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'

/**
 * State of a page search: the query from the address, until something else is typed.
 *
 * @param results id of the element with the search and its results
 */
export function useSearch(results: string) {
  const { language, urlOriginal, urlParsed } = usePageContext()
  const { q: asked = '' } = urlParsed.search
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(asked)
  const [query, setQuery] = useState(asked)
  useEffect(() => {
    // A changed address, by a link or history navigation, overrides typed input; input typed before hydration, or since the last search,
    // overrides the address.
    if (shown.current !== asked) input.current!.value = asked
    shown.current = asked
    setQuery(input.current!.value)
  }, [asked])

  /** Returns the URL of the page with a search, identical to that of the form without JavaScript. */
  const addressOf = (text: string) =>
    inLanguage(urlOriginal.replace(/[?#].*/, ''), language, { query: text ? { q: text } : {}, fragment: results })
  return {
    results,
    input,
    asked,
    query,
    setQuery,
    addressOf,
    /** Replaces the typed search. */
    take: (text: string) => {
      input.current!.value = text
      setQuery(text)
    },
    /** Stores the search in the address, so that it can be shared and reached by back navigation. */
    keepInAddress: () => {
      const text = query.trim()
      shown.current = text
      void navigate(addressOf(text), { keepScrollPosition: true })
    },
  }
}

export type Search = ReturnType<typeof useSearch>
