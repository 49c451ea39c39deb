import { Info } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type ForWhom, forWhomChoices } from '#src/shared/appointments/for-whom'
import { bookingForm } from '#src/shared/bookings/booking'
import { spamFields } from '#src/shared/forms/spam-fields'
import { Choices } from '#views/kit/forms/Choices'
import type { Recap } from '#views/kit/forms/Confirmation'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import type { Outcome } from '#views/kit/forms/outcome'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import type { Values } from '#views/kit/forms/values'
import { usePageContext, useTranslations } from '#views/page-context'
import { BeforeVisit } from './BeforeVisit'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { formatVisitDay, formatVisitTime } from './format-visit'
import { TakenTime } from './TakenTime'
import { useCosts } from './use-costs'
import { withFaultOfTime } from './with-fault-of-time'

const [SELF] = forWhomChoices
const PET = 'pet' satisfies ForWhom

interface Refusal {
  /** Start that was refused. */
  start: string
  alternatives: Outcome['alternatives']
}

/** Form with the client's details. If the time is not free, others take its place. */
export function BookingForm(props: BookingState & { begun: number }) {
  const { services, locations, therapists, therapist, cancelHours, service, location, time, begun, preparation } = props
  const t = useTranslations('booking')
  const label = useTranslations('fields')
  const { language } = usePageContext()
  const costs = useCosts()
  const [refusal, setRefusal] = useState<Refusal>()
  const start = time?.start ?? ''
  const isRefused = refusal?.start === start
  const hasTime = time?.isFree && !isRefused
  const recap = (values: Values): Recap => {
    const chosen = services.find(({ id }) => id === values.service)
    const place = locations.find(({ slug }) => slug === values.location)
    const visit = { start: values.start ?? '', end: values.end }
    return {
      rows: [
        [t('recap.day'), values.start && formatVisitDay(visit, language)],
        [t('recap.time'), values.start && formatVisitTime(visit, language)],
        [label('booking.service'), chosen && `${chosen.name} · ${costs(chosen)}`],
        [label('booking.therapist'), therapists.find(({ id }) => id === values.therapistId)?.name],
        [label('booking.location'), place && `${place.name}\n${place.address}, ${place.postalCode} ${place.city}`],
        [label('booking.forWhom'), values.forWhom && label(`choices.booking.forWhom.${values.forWhom as typeof SELF}`)],
        [label('booking.name'), values.name],
        [label('booking.note'), values.note],
        [
          t('recap.calendar'),
          // Without JavaScript the receipt has no id; the confirmation by mail has the entry.
          values.id && !values.heldUntil && (
            <a href={`/api/bookings/${values.id}/calendar`} download>
              {t('recap.add')}
            </a>
          ),
        ],
      ],
      location: place,
      labels: {
        address: t(values.heldUntil ? 'recap.linkTo' : 'recap.confirmationTo'),
        reference: t('recap.reference'),
      },
      more: preparation && values.forWhom !== PET && <BeforeVisit {...preparation} />,
    }
  }
  return (
    <Form
      name="booking"
      endpoint="/api/bookings"
      page="booking"
      // Without JavaScript, the page offers the other times again if none of them was chosen.
      query={hasTime || !time ? undefined : { day: start.slice(0, 10), time: start.slice(11) }}
      guarded
      restarts
      begun={begun}
      className={styles.form}
      start={{ service: service ?? '', location: location ?? '', therapistId: therapist ?? '', start, forWhom: SELF }}
      fields={bookingForm}
      recap={recap}
      refused={withFaultOfTime}
      onRefused={({ code, errors, alternatives }, form) => {
        // What filled in the honeypot, such as an extension, is not the visitor's fault.
        if (code === 'spam.hidden_field') (form[spamFields.honeypot] as HTMLInputElement).value = ''
        // Before the fault is reported, so that focus finds the other times.
        if (errors.some(({ field }) => field === 'start')) flushSync(() => setRefusal({ start, alternatives }))
      }}
      texts={{
        success: ({ heldUntil }) =>
          heldUntil
            ? { title: t('form.held.title'), text: t('form.held.text', { time: heldUntil.slice(11, 16) }) }
            : { title: t('form.success.title'), text: t('form.success.text', { hours: cancelHours }) },
        known: {
          'spam.hidden_field': { title: t('form.hiddenField.title'), text: t('form.hiddenField.text') },
          'booking.too_many_held': { title: t('form.tooManyHeld.title'), text: t('form.tooManyHeld.text') },
        },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
        another: t('form.another'),
      }}
    >
      <input type="hidden" name="service" value={service ?? ''} />
      <input type="hidden" name="location" value={location ?? ''} />
      {therapist && <input type="hidden" name="therapistId" value={therapist} />}
      {hasTime ? (
        <input type="hidden" name="start" value={start} />
      ) : (
        time && <TakenTime time={time} alternatives={(isRefused && refusal.alternatives) || time.alternatives} />
      )}
      <Choices
        name="forWhom"
        label={label('booking.forWhom')}
        preset={SELF}
        options={forWhomChoices.map((value) => ({ value, label: label(`choices.booking.forWhom.${value}`) }))}
      />
      <div className={styles.pair}>
        <Field name="name" label={label('booking.name')} />
        <Field name="email" label={label('booking.email')} />
        <Field name="phone" label={label('booking.phone')} />
      </div>
      <Field name="note" label={label('booking.note')} hint={t('form.noteHint')} rows={3} />
      {preparation?.tellUs.map((sentence) => (
        <p key={sentence} className={styles.tellUs}>
          <Info aria-hidden />
          {sentence}
        </p>
      ))}
      <PrivacyNote text={t(props.invitesReviews ? 'form.privacyNoteWithInvitation' : 'form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
