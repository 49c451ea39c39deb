import type { ReactNode } from 'react'
import { Layout as PublicLayout } from '#views/site/layout/Layout'

/** Layout of public pages without the consent banner, which would cover the preview. */
export function Layout({ children }: { children: ReactNode }) {
  return <PublicLayout asksForConsent={false}>{children}</PublicLayout>
}
