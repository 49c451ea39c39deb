import { StrictMode } from 'react'
import type { PageContext } from 'vike/types'
import { Layout } from './layout/Layout'
import { PageContextProvider } from './page-context'

export function App({ pageContext }: { pageContext: PageContext }) {
  const { Page } = pageContext
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
