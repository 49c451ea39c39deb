import styles from '#views/appointments/AppointmentLayout.module.css'
import { useTranslations } from '#views/page-context'
import booking from '../Booking.module.css'
import type { Data } from '../pages/booking/move/+data'
import { TimeChoice } from '../TimeChoice'
import { CURRENT_STEP } from '../use-booking-link'
import { useStepFocus } from '../use-step-focus'
import { LinkedVisit } from './LinkedVisit'
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
            {t('moving.cannot')} <a href={link.cancel}>{t('moving.cancelLink')}</a>
          </p>
        </div>
      </div>
    </div>
  )
}
