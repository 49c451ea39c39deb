import { useEffect, useRef, useState } from 'react'
import { navigate } from '#client/router'
import { usePageContext } from '../page-context'

/**
 * What is searched for: what the address asks, until something else is typed.
 *
 * @param results where the search and what it has found begin on the page: `#locations`
 */
export function useSearch(results: string) {
  const { urlOriginal, urlParsed } = usePageContext()
  const { q: asked = '', lang } = urlParsed.search
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(asked)
  const [query, setQuery] = useState(asked)
  useEffect(() => {
    // An address that has changed, by a link or by going back, comes before what was typed; what was typed before this
    // code ran, or since a search was asked for, comes before the address.
    if (shown.current !== asked) input.current!.value = asked
    shown.current = asked
    setQuery(input.current!.value)
  }, [asked])

  /** The address of the page with a search, like the one that the form has without JavaScript. */
  const addressOf = (text: string) => {
    const search = new URLSearchParams({ ...(lang && { lang }), ...(text && { q: text }) })
    return `${urlOriginal.replace(/[?#].*/, '')}${search.size > 0 ? `?${search.toString()}` : ''}${results}`
  }
  return {
    results,
    input,
    asked,
    query,
    setQuery,
    addressOf,
    /** Takes another search than was typed. */
    take: (text: string) => {
      input.current!.value = text
      setQuery(text)
    },
    /** So that it can be shared, and gone back to. */
    keepInAddress: () => {
      const text = query.trim()
      shown.current = text
      void navigate(addressOf(text), { keepScrollPosition: true })
    },
  }
}

export type Search = ReturnType<typeof useSearch>
