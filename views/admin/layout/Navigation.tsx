import { useTranslations } from '#views/page-context'
import styles from './Navigation.module.css'
import { SectionList } from './SectionList'
import { type SectionLinks, useSections } from './use-sections'

/** Navigation in two rows, the groups and the sections of the current one; on a phone they are in the menu. */
export function Navigation() {
  const t = useTranslations('admin')
  const groups = useSections()
  const sections = groups.find(({ isCurrent }) => isCurrent)?.links ?? []
  return (
    <nav className={styles.navigation} aria-label={t('nav.label')}>
      <SectionList links={groups.map(toLink)} className={styles.groups} linkClassName={styles.link} />
      {sections.length > 1 && <SectionList links={sections} className={styles.sections} linkClassName={styles.link} />}
    </nav>
  )
}

/** Returns the link of a group, which leads to its first section. */
function toLink({ name, isCurrent, links: [first, ...others] }: SectionLinks) {
  return { href: first.href, text: name, current: others.length === 0 ? first.current : isCurrent || undefined }
}
