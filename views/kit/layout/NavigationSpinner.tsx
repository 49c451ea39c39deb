import { useSyncExternalStore } from 'react'
import { isNavigating, subscribeToNavigation } from '#client/navigation'
import { useTranslations } from '#views/page-context'
import styles from './NavigationSpinner.module.css'

/** Spinner shown while the next page is loading. */
export function NavigationSpinner() {
  const t = useTranslations('layout')
  const loading = useSyncExternalStore(subscribeToNavigation, isNavigating, () => false)
  return (
    <div role="status" className={styles.status}>
      {loading && (
        <span className={styles.spinner}>
          <span className="visually-hidden">{t('loading')}</span>
        </span>
      )}
    </div>
  )
}
