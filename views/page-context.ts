import { createContext, useContext } from 'react'
import type { PageContext as VikePageContext } from 'vike/types'
import { type Namespace, pageTranslator, type Translator } from './translations'

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

/** Returns a translator for one namespace of the page. The namespace is a literal, for views/build/page-texts.ts. */
export function useTranslations<N extends Namespace>(namespace: N): Translator<N> {
  return pageTranslator(usePageContext(), namespace)
}
