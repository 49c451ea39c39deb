import { AudioWaveform, type LucideIcon, MessagesSquare, ScanSearch } from 'lucide-react'
import { requireValue } from '#src/shared/lookups'
import { useTranslations } from '#views/page-context'
import styles from './Features.module.css'

/** Icon of each feature card by its id. */
const icons: Record<string, LucideIcon> = {
  advancedTesting: ScanSearch,
  expertAnalysis: MessagesSquare,
  treatments: AudioWaveform,
}

/** Feature cards: what every visit consists of. */
export function Features() {
  const t = useTranslations('home')
  return (
    <ul className={styles.features}>
      {t.list('about.features').map(({ id, title, description }) => {
        const Icon = requireValue(icons[id], `icon of ${id}`)
        return (
          <li key={id} className={`${styles.feature} slide-in`}>
            <Icon className={styles.icon} aria-hidden />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
