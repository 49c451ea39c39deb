import { Choices } from '#views/kit/forms/Choices'
import { FieldError } from '#views/kit/forms/FieldError'
import { useFormState } from '#views/kit/forms/form-context'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { formatVisitStart } from './format-visit'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'

type Time = NonNullable<BookingState['time']>

interface TakenTimeProps extends Pick<Time, 'alternatives'> {
  time: Pick<Time, 'start'>
}

/** Other times in place of one that is not free, and the way back to all of them. */
export function TakenTime({ time, alternatives }: TakenTimeProps) {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  const { form, errors, focused } = useFormState()
  const link = useBookingLink()
  const isOpen = alternatives.length > 0
  return (
    <fieldset name="start" className={styles.taken}>
      <legend className={styles.subtitle}>{t('taken.title', { time: formatVisitStart(time, language) })}</legend>
      {isOpen ? (
        <Choices
          key={alternatives[0]?.start}
          name="start"
          label={t('taken.nearest')}
          options={alternatives.map((one) => ({ value: one.start, label: formatVisitStart(one, language) }))}
        />
      ) : (
        <>
          {errors.start && <FieldError id={`${form}-start-error`} text={errors.start} />}
          <p>{t('taken.none')}</p>
        </>
      )}
      <p>
        <StepLink
          href={link({ day: time.start.slice(0, 10), time: undefined })}
          autoFocus={!isOpen && focused === 'start'}
          aria-describedby={!isOpen && errors.start ? `${form}-start-error` : undefined}
        >
          {t('taken.all')}
        </StepLink>
      </p>
    </fieldset>
  )
}
