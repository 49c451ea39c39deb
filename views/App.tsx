import { StrictMode, useEffect } from 'react'
import type { PageContext as VikePageContext } from 'vike/types'
import { Failsafe } from './Failsafe'
import { PageContext } from './page-context'
import { Layout as PublicLayout } from './site/layout/Layout'

interface AppProps {
  pageContext: VikePageContext
  /** Called after every page render was committed to the document. */
  onShown?: () => void
}

export function App({ pageContext, onShown }: AppProps) {
  const { Page, config } = pageContext
  const Layout = config.Layout ?? PublicLayout
  useEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <PageContext value={pageContext}>
        <Failsafe>
          <Layout>
            <Failsafe>
              <Page />
            </Failsafe>
          </Layout>
        </Failsafe>
      </PageContext>
    </StrictMode>
  )
}
