import { createContext, useContext } from 'react'
import type { PageContext } from 'vike/types'

const Context = createContext<PageContext | null>(null)

export const PageContextProvider = Context.Provider

/** What vike knows of the page being shown: address, language, data. */
export function usePageContext(): PageContext {
  const pageContext = useContext(Context)
  if (!pageContext) throw new Error('There is no page around this component')
  return pageContext
}

/** What the page's `+data.ts` returned. */
export function useData<Data>(): Data {
  return usePageContext().data as Data
}
