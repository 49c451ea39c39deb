import styles from './Pills.module.css'

interface PillsProps {
  label: string
  pills: { text: string; href: string; isCurrent: boolean }[]
}

/** Row of links of which one is current. */
export function Pills({ label, pills }: PillsProps) {
  return (
    <nav className={styles.pills} aria-label={label}>
      {pills.map(({ text, href, isCurrent }) => (
        <a key={href} className={styles.pill} href={href} aria-current={isCurrent || undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
