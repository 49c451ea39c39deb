import { StrictMode, useEffect } from 'react'
import type { PageContext } from 'vike/types'
import { Layout as PublicLayout } from './layout/Layout'
import { PageContextProvider } from './page-context'

interface AppProps {
  pageContext: PageContext
  /** Called each time a page has come to stand in the document. */
  onShown?: () => void
}

export function App({ pageContext, onShown }: AppProps) {
  const { Page, config } = pageContext
  const Layout = config.Layout ?? PublicLayout
  useEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <PageContextProvider value={pageContext}>
        <Layout>
          <Page />
        </Layout>
      </PageContextProvider>
    </StrictMode>
  )
}
