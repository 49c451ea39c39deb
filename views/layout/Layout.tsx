import type { ReactNode } from 'react'
import { ContactBar } from '../contact-bar/ContactBar'
import { useCurrentPage } from '../current-page'
import { Failsafe } from '../Failsafe'
import '../styles/tokens.css'
import '../styles/dark.css'
import '../styles/base.css'
import '../styles/shared.css'
import { useTranslations } from '../page-context'
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
