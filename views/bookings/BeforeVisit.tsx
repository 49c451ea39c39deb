import type { Preparation } from '#src/bookings/offer/preparation.service'
import { useTranslations } from '#views/page-context'
import styles from './Booking.module.css'

/** Advice before a visit. */
export function BeforeVisit({ tellUs, paragraphs, points }: Preparation) {
  const t = useTranslations('booking')
  return (
    <section className={styles.before} aria-labelledby="before-visit">
      <h3 id="before-visit" className={styles.subtitle}>
        {t('before.title')}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {tellUs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
