import { formatVisit, formatVisitStart } from '#views/bookings/format-visit'
import { StepLink } from '#views/bookings/StepLink'
import { useBookingLink } from '#views/bookings/use-booking-link'
import { Button } from '#views/kit/components/Button'
import { Facts } from '#views/kit/components/Facts'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './NewTime.module.css'

type Chosen = Extract<Data, { step: 'time' | 'confirm' }>

/** Chosen time of a booking that moves, with the button that moves it; or others, if it is not free. */
export function NewTime({ time, refusal, wasMoved, therapist, offering, link: { visit, move } }: Chosen) {
  const t = useTranslations('booking-link')
  const booking = useTranslations('booking')
  const { language } = usePageContext()
  const link = useBookingLink()
  if (!time) return null
  const day = time.start.slice(0, 10)
  const others = <StepLink href={link({ day, time: undefined })}>{t('moving.other')}</StepLink>
  if (!time.isFree) {
    const start = formatVisitStart(time, language)
    return (
      <div className={styles.taken} role="alert">
        <p className={styles.refusal}>{refusal ? t(`moving.${refusal}`) : booking('taken.title', { time: start })}</p>
        {time.alternatives.length > 0 && (
          <>
            <p>{booking('taken.nearest')}</p>
            <ul className={styles.nearest}>
              {time.alternatives.map((one) => (
                <li key={one.start}>
                  <StepLink
                    className={styles.start}
                    href={link({ day: one.start.slice(0, 10), time: one.start.slice(11) })}
                  >
                    {formatVisitStart(one, language)}
                  </StepLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{others}</p>
      </div>
    )
  }
  const chosen = offering.find(({ id }) => id === therapist)
  return (
    <form
      method="post"
      action={`${move}&${new URLSearchParams({ day, time: time.start.slice(11) }).toString()}`}
      className={styles.form}
    >
      {wasMoved && (
        <p className={styles.refusal} role="alert">
          {t('moving.meanwhile')}
        </p>
      )}
      <Facts
        facts={[
          ...(visit ? [{ label: t('moving.from'), value: formatVisit(visit, language) }] : []),
          { label: t('moving.to'), value: formatVisit(time, language) },
          ...(chosen ? [{ label: t('visit.therapist'), value: chosen.name }] : []),
        ]}
      />
      <input type="hidden" name="start" value={time.start} />
      {visit && <input type="hidden" name="from" value={visit.start} />}
      {therapist && <input type="hidden" name="therapistId" value={therapist} />}
      <Button type="submit" look="sun">
        {t('moving.submit')}
      </Button>
      <p>{others}</p>
    </form>
  )
}
