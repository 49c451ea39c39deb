import '#views/styles/tokens.css'
import '#views/styles/dark.css'
import '#views/styles/base.css'
import '#views/styles/shared.css'
import type { ReactNode } from 'react'
import { ConsentBanner } from '#views/consent/ConsentBanner'
import { AnnouncementBar } from '#views/content/AnnouncementBar'
import { useCurrentPage } from '#views/current-page'
import { Failsafe } from '#views/Failsafe'
import { NavigationSpinner } from '#views/kit/layout/NavigationSpinner'
import { Toasts } from '#views/kit/layout/Toasts'
import { ContactBar } from '#views/locations/contact-bar/ContactBar'
import { useTranslations } from '#views/page-context'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Layout.module.css'

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
