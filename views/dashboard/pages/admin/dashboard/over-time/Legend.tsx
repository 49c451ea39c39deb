import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useTranslations } from '#views/page-context'
import styles from './over-time.module.css'
import { Swatch } from './Swatch'

const SIZE = 14

export function Legend() {
  const t = useTranslations('dashboard')
  return (
    <ul className={styles.legend} aria-hidden="true">
      {Object.values(leadKinds).map(({ name, plural }) => (
        <li key={name}>
          <svg width={SIZE} height={SIZE}>
            <Swatch kind={name} width={SIZE} height={SIZE} />
          </svg>
          {t(plural)}
        </li>
      ))}
    </ul>
  )
}
