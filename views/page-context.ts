import { createContext, useContext } from 'react'
import type { PageContext as VikePageContext } from 'vike/types'

export const PageContext = createContext<VikePageContext | null>(null)

/** Returns vike's context of the current page: address, language, data. */
export function usePageContext(): VikePageContext {
  const pageContext = useContext(PageContext)
  if (!pageContext) throw new Error('There is no page around this component')
  return pageContext
}

/** Returns the result of the page's `+data.ts`. */
export function useData<Data>(): Data {
  return usePageContext().data as Data
}
