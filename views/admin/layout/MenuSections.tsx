import { useTranslations } from '#views/page-context'
import styles from './Menu.module.css'
import { SectionList } from './SectionList'
import { useSections } from './use-sections'

/** Sections of the mobile menu, under the names of their groups. */
export function MenuSections() {
  const t = useTranslations('admin')
  const groups = useSections()
  return (
    <nav className={styles.groups} aria-label={t('nav.label')}>
      {groups.map(({ name, links }) => (
        <div key={links[0].href}>
          {links.length > 1 && <h2 className={styles.group}>{name}</h2>}
          <SectionList links={links} className={styles.sections} linkClassName={styles.link} />
        </div>
      ))}
    </nav>
  )
}
