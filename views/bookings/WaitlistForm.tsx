import { waitlistForm } from '#src/shared/bookings/waitlist'
import { formatFullDay } from '#views/formatting'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import type { Outcome } from '#views/kit/forms/outcome'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'

interface WaitlistFormProps extends Pick<BookingState, 'service' | 'location'> {
  day: string
  /** Called if the day has free times after all. */
  onFree: () => void
}

/** Form in place of the times of a full day. */
export function WaitlistForm({ service = '', location = '', day, onFree }: WaitlistFormProps) {
  const t = useTranslations('booking')
  const label = useTranslations('fields')
  const { language } = usePageContext()
  const texts = (name: 'success' | 'failed') => ({
    title: t(`waitlist.${name}.title`),
    text: t(`waitlist.${name}.text`),
  })
  return (
    <Form
      name="waitlist"
      endpoint="/api/waitlist"
      page="booking"
      guarded
      restarts
      className={styles.form}
      start={{ service, location, day }}
      fields={waitlistForm}
      recap={({ name = '', email = '' }) => ({
        rows: [
          [t('recap.day'), formatFullDay(day, language)],
          [label('booking.name'), name],
          [label('booking.email'), email],
        ],
      })}
      refused={withoutFaultsOfPage}
      onRefused={({ code }) => code === 'waitlist.free' && onFree()}
      texts={{
        success: texts('success'),
        failed: texts('failed'),
        known: { 'waitlist.free': { title: '', text: t('waitlist.free') } },
        another: t('waitlist.another'),
      }}
    >
      <p>{t('waitlist.text')}</p>
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name="location" value={location} />
      <input type="hidden" name="day" value={day} />
      <Field name="name" label={label('booking.name')} />
      <Field name="email" label={label('booking.email')} />
      <PrivacyNote text={t('waitlist.privacyNote')} />
      <div>
        <SubmitButton form="waitlist" label={t('waitlist.submit')} submittingLabel={t('waitlist.submitting')} />
      </div>
    </Form>
  )
}

/** Reports a fault of what the page has chosen as a failure, because it has no field. */
function withoutFaultsOfPage<Refused extends Pick<Outcome, 'errors'>>(outcome: Refused): Refused {
  const isOfPage = outcome.errors.some(({ field }) => ['service', 'location', 'day'].includes(field))
  return isOfPage ? { ...outcome, errors: [] } : outcome
}
