import { createContext, useContext } from 'react'
import type { PageContext as VikePageContext } from 'vike/types'

export const PageContext = createContext<VikePageContext | null>(null)

/** What vike knows of the page being shown: address, language, data. */
export function usePageContext(): VikePageContext {
  const pageContext = useContext(PageContext)
  if (!pageContext) throw new Error('There is no page around this component')
  return pageContext
}

/** What the page's `+data.ts` returned. */
export function useData<Data>(): Data {
  return usePageContext().data as Data
}
