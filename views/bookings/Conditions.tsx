import { useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'

/** Conditions of a service: the note of the price list, and the test that comes before a treatment. */
export function Conditions({ note, needsTest }: Pick<BookingState['services'][number], 'note' | 'needsTest'>) {
  const t = useTranslations('booking')
  const conditions = [note, needsTest && t('service.testFirst')].filter(Boolean)
  if (conditions.length === 0) return null
  return <span className={styles.conditions}>{conditions.join(' ')}</span>
}
