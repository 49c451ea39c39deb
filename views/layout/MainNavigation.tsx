import type { HeaderItem } from '../../src/content/navigation/navigation.service'
import { addressOf, ownPageAddresses } from '../../src/shared/addresses'
import { useCurrentPage } from '../current-page'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './MainNavigation.module.css'
import { ServicesMenu } from './ServicesMenu'
import { useHeaderItems } from './use-header-items'

/** Header navigation in the order of the owner; on home some links are anchors. */
export function MainNavigation() {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  const onHome = useCurrentPage() === 'home'
  const { items, shown } = useHeaderItems()
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
        {items.map((item, index) => (
          <Item key={typeof item === 'string' ? item : item.id} item={item} surplus={index >= shown} />
        ))}
      </ul>
    </nav>
  )
}

/** @param surplus true for an item without room in the row; the menu shows it */
function Item({ item, surplus }: { item: HeaderItem; surplus: boolean }) {
  const t = useTranslations('layout')
  const { language, urlPathname } = usePageContext()
  const current = useCurrentPage()
  if (item === 'services') return <ServicesMenu surplus={surplus} />
  const isOwn = typeof item === 'object'
  const isCurrent = isOwn
    ? Object.values(item.slugs).some((slug) => urlPathname === `/own-page/${slug}`)
    : current === item
  const address = () => (isOwn ? ownPageAddresses(item.slugs)[language] : addressOf(item as 'blog', language))
  return (
    <li data-surplus={surplus || undefined}>
      <a
        className={styles.link}
        href={item === 'about' ? '#about' : address()}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {isOwn ? <span className={styles.own}>{item.title}</span> : t(`nav.${item}`)}
      </a>
    </li>
  )
}
