import { useTranslations } from '../../translations'
import styles from './Navigation.module.css'
import { useSections } from './use-sections'

/** Navigation in two rows, the groups and the sections of the current one; on a phone they are in the menu. */
export function Navigation() {
  const t = useTranslations('admin')
  const groups = useSections()
  const links = groups.find(({ isCurrent }) => isCurrent)?.links ?? []
  return (
    <nav className={styles.navigation} aria-label={t('nav.label')}>
      <ul className={styles.groups}>
        {groups.map(({ name, isCurrent, links: [first, ...others] }) => (
          <li key={first.href}>
            <a
              className={styles.link}
              href={first.href}
              aria-current={(others.length === 0 && first.current) || isCurrent || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {links.length > 1 && (
        <ul className={styles.sections}>
          {links.map(({ href, text, current }) => (
            <li key={href}>
              <a className={styles.link} href={href} aria-current={current}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
