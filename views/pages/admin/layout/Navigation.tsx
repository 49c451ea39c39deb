import { useEffect, useRef } from 'react'
import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './Navigation.module.css'

const pages = [
  { path: '/admin/dashboard', text: 'nav.dashboard' },
  { path: '/admin/contact-messages', text: 'nav.contactMessages' },
  { path: '/admin/franchise-inquiries', text: 'nav.franchiseInquiries' },
  { path: '/admin/newsletter-subscribers', text: 'nav.newsletterSubscribers' },
  { path: '/admin/simple-contact', text: 'nav.simpleContact' },
  { path: '/admin/simple-franchise', text: 'nav.simpleFranchise' },
] as const

/** For the owner alone. */
const ownerPages = [
  { path: '/admin/content', text: 'nav.content' },
  { path: '/admin/users', text: 'nav.users' },
  { path: '/admin/audit-log', text: 'nav.auditLog' },
] as const

export function Navigation() {
  const t = useTranslations('admin')
  const { urlPathname, user } = usePageContext()
  const navigation = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the bar is wider than the screen.
    const bar = navigation.current!
    const link = bar.querySelector<HTMLElement>('[aria-current]')
    if (link) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
  }, [urlPathname])
  return (
    <nav ref={navigation} className={styles.navigation} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {[...pages, ...(user?.role === 'admin' ? ownerPages : [])].map(({ path, text }) => (
          <li key={path}>
            <a
              className={styles.link}
              href={path}
              aria-current={path === urlPathname ? 'page' : urlPathname.startsWith(`${path}/`) || undefined}
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
