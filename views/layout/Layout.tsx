import '#views/styles/tokens.css'
import '#views/styles/dark.css'
import '#views/styles/base.css'
import '#views/styles/shared.css'
import type { ReactNode } from 'react'
import { ContactBar } from '#views/contact-bar/ContactBar'
import { useCurrentPage } from '#views/current-page'
import { Failsafe } from '#views/Failsafe'
import { useTranslations } from '#views/page-context'
import { AnnouncementBar } from './AnnouncementBar'
import { ConsentBanner } from './ConsentBanner'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Layout.module.css'
import { NavigationSpinner } from './NavigationSpinner'
import { Toasts } from './Toasts'

/** Layout of public pages; the admin has its own. */
export function Layout({ asksForConsent = true, children }: { asksForConsent?: boolean; children: ReactNode }) {
  const t = useTranslations('layout')
  const onHome = useCurrentPage() === 'home'
  return (
    <div id="top" className={onHome ? styles.home : styles.page}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Failsafe>
        <Header />
      </Failsafe>
      <div className={styles.content}>
        <AnnouncementBar />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Failsafe>
        <Footer />
      </Failsafe>
      <Failsafe>
        <ContactBar />
      </Failsafe>
      {asksForConsent && (
        <Failsafe>
          <ConsentBanner />
        </Failsafe>
      )}
      <NavigationSpinner />
      <Toasts />
    </div>
  )
}
