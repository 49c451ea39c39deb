import { useTranslations } from '#views/page-context'
import styles from './Facts.module.css'

export function Facts() {
  const t = useTranslations('home')
  return (
    <dl className={styles.facts}>
      {t.list('facts').map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
