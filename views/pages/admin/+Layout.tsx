import { type ReactNode, useState } from 'react'
import { writeCookie } from '#client/cookies'
import { DENSITY_COOKIE, type Density } from '#src/shared/admin/density'
import { NavigationSpinner } from '../../layout/NavigationSpinner'
import { Toasts } from '../../layout/Toasts'
import '../../styles/tokens.css'
import '../../styles/dark.css'
import '../../styles/base.css'
import '../../styles/shared.css'
import { usePageContext, useTranslations } from '../../page-context'
import { useSubmitShortcut } from '../../admin/keyboard/use-submit-shortcut'
import { ConfirmationDialog } from '../../admin/confirm/ConfirmationDialog'
import { DensityProvider } from '../../admin/layout/density'
import styles from '../../admin/layout/Layout.module.css'
import { hasSections } from '../../admin/layout/has-sections'
import { Navigation } from '../../admin/layout/Navigation'
import { SecondFactorNotice } from '../../admin/layout/SecondFactorNotice'
import { TopBar } from '../../admin/layout/TopBar'

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
