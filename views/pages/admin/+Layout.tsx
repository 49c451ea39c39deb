import '#views/styles/tokens.css'
import '#views/styles/dark.css'
import '#views/styles/base.css'
import '#views/styles/shared.css'
import { type ReactNode, useState } from 'react'
import { writeCookie } from '#client/cookies'
import { type Density, DENSITY_COOKIE } from '#src/shared/admin/density'
import { ConfirmationDialog } from '#views/admin/confirm/ConfirmationDialog'
import { useSubmitShortcut } from '#views/admin/keyboard/use-submit-shortcut'
import { DensityProvider } from '#views/admin/layout/density'
import { hasSections } from '#views/admin/layout/has-sections'
import styles from '#views/admin/layout/Layout.module.css'
import { Navigation } from '#views/admin/layout/Navigation'
import { SecondFactorNotice } from '#views/admin/layout/SecondFactorNotice'
import { TopBar } from '#views/admin/layout/TopBar'
import { NavigationSpinner } from '#views/layout/NavigationSpinner'
import { Toasts } from '#views/layout/Toasts'
import { usePageContext, useTranslations } from '#views/page-context'

/** Layout of the admin: denser than the public site. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  useSubmitShortcut()
  const { user, density: remembered = 'compact' } = usePageContext()
  const [density, setDensity] = useState(remembered)
  const choose = (chosen: Density) => {
    setDensity(chosen)
    writeCookie(DENSITY_COOKIE, chosen, { path: '/admin' })
  }
  return (
    <DensityProvider value={{ density, choose }}>
      <div className={styles.layout} data-density={density}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        <TopBar />
        {hasSections(user) && <Navigation />}
        <main id="content" tabIndex={-1} className={styles.content}>
          <SecondFactorNotice />
          {children}
        </main>
        <NavigationSpinner />
        <Toasts />
        {user && <ConfirmationDialog />}
      </div>
    </DensityProvider>
  )
}
