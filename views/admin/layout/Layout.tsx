import '#views/styles/tokens.css'
import '#views/styles/dark.css'
import '#views/styles/base.css'
import '#views/styles/shared.css'
import { type ReactNode, useState } from 'react'
import { writeCookie } from '#client/cookies'
import { type Density, DENSITY_COOKIE } from '#src/shared/admin/density'
import { DensityProvider } from '#views/kit/admin/density'
import { useSubmitShortcut } from '#views/kit/admin/keyboard/use-submit-shortcut'
import { NavigationSpinner } from '#views/kit/layout/NavigationSpinner'
import { Toasts } from '#views/kit/layout/Toasts'
import { usePageContext, useTranslations } from '#views/page-context'
import { ConfirmationDialog } from '../confirm/ConfirmationDialog'
import { hasSections } from './has-sections'
import styles from './Layout.module.css'
import { Navigation } from './Navigation'
import { SecondFactorNotice } from './SecondFactorNotice'
import { TopBar } from './TopBar'

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
