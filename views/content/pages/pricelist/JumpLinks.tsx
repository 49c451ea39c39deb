import { toSlug } from '#src/shared/slug'
import { useTranslations } from '#views/page-context'
import styles from './JumpLinks.module.css'

/** Anchor links to the categories of the price list. */
export function JumpLinks({ categories }: { categories: string[] }) {
  const t = useTranslations('pricelist')
  return (
    <nav className={styles.links} aria-labelledby="jump-links">
      <p id="jump-links" className={styles.title}>
        {t('jumpTo')}
      </p>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category}>
            <a className={styles.link} href={`#${toSlug(category)}`}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
