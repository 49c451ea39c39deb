import styles from '#views/appointments/AppointmentLayout.module.css'
import booking from '#views/bookings/Booking.module.css'
import { LinkedVisit } from '#views/bookings/links/LinkedVisit'
import { TimeChoice } from '#views/bookings/TimeChoice'
import { CURRENT_STEP } from '#views/bookings/use-booking-link'
import { useStepFocus } from '#views/bookings/use-step-focus'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { NewTime } from './NewTime'

/** Choice and confirmation of the new time of a booking, beside the present one. */
export function NewTimeChoice(data: Extract<Data, { step: 'time' | 'confirm' }>) {
  const t = useTranslations('booking-link')
  const { step, link, time } = data
  const { question, heading } = useStepFocus(step)
  const isChosen = time?.isFree === true
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div>
          <h1>{t('moving.title')}</h1>
          <p className={styles.lead}>{t('moving.text')}</p>
        </div>
        <section ref={question} id={CURRENT_STEP} className={styles.card} aria-labelledby="move-step">
          <div className={booking.step}>
            <h2 ref={heading} tabIndex={-1} id="move-step" className={styles.title}>
              {t(isChosen ? 'moving.confirm' : 'moving.choose')}
            </h2>
            {step === 'confirm' ? <NewTime {...data} /> : <TimeChoice {...data} />}
          </div>
        </section>
        <div className={styles.aside}>
          <section>
            <h2 className={styles.title}>{t('moving.now')}</h2>
            {link.visit && <LinkedVisit {...link.visit} />}
          </section>
          <p>
            {t('moving.cannot')} <a href={link.askToCancel}>{t('moving.cancelLink')}</a>
          </p>
        </div>
      </div>
    </div>
  )
}
