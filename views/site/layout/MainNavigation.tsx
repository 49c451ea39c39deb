import { usePageContext, useTranslations } from '#views/page-context'
import styles from './MainNavigation.module.css'
import { ServicesMenu } from './ServicesMenu'

/** Header navigation in the order of the owner; on home some links are anchors. */
export function MainNavigation() {
  const t = useTranslations('layout')
  const { header } = usePageContext()
  return (
    <nav aria-label={t('nav.mainLabel')}>
      <ul className={styles.list}>
        {header.map(({ id, text, href, current }) =>
          id === 'services' ? (
            <ServicesMenu key={id} />
          ) : (
            <li key={id}>
              <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
