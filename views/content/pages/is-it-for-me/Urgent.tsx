import { useTranslations } from '#views/page-context'
import styles from './Urgent.module.css'

/** Emergency numbers of Croatia: ambulance, and the European one. */
const numbers = ['194', '112']

/** Symptoms that need the emergency services, with their numbers. */
export function Urgent() {
  const t = useTranslations('guide')
  return (
    <div className={styles.urgent}>
      <p>
        <strong>{t('urgent.title')}</strong> {t('urgent.text')}
      </p>
      <p className={styles.numbers}>
        {numbers.map((number) => (
          <a key={number} className={styles.number} href={`tel:${number}`}>
            {t('urgent.call', { number })}
          </a>
        ))}
      </p>
    </div>
  )
}
