import { addressOf, type PageName } from '../../src/shared/addresses'
import { useCurrentPage } from '../current-page'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './MainNavigation.module.css'
import { ServicesMenu } from './ServicesMenu'

const pages = ['pricelist', 'contact', 'franchise', 'blog', 'shop'] as const satisfies PageName[]

/** Header navigation; on home some links are anchors. */
export function MainNavigation() {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  const current = useCurrentPage()
  const onHome = current === 'home'
  return (
    <nav aria-label={t('nav.mainLabel')}>
      <ul className={styles.list}>
        <li>
          <a
            className={styles.link}
            href={onHome ? '#top' : addressOf('home', language)}
            aria-current={onHome ? 'page' : undefined}
          >
            {t('nav.home')}
          </a>
        </li>
        {onHome && (
          <li>
            <a className={styles.link} href="#about">
              {t('nav.about')}
            </a>
          </li>
        )}
        <ServicesMenu />
        {pages.map((page) => (
          <li key={page}>
            <a
              className={styles.link}
              href={addressOf(page, language)}
              aria-current={current === page ? 'page' : undefined}
            >
              {t(`nav.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
