import type { SubmitEvent } from 'react'
import { write } from '#client/requests/requests'
import type { CalendarService } from '#src/bookings/calendar/calendar-view'
import { forWhomChoices } from '#src/shared/appointments/for-whom'
import { bookingClient, bookingContact, bookingDetails } from '#src/shared/bookings/booking'
import { findFaults } from '#src/shared/forms/find-faults'
import { type Language, languages } from '#src/shared/languages'
import { getFirst } from '#src/shared/lookups'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { Button } from '#views/kit/components/Button'
import { Field } from '#views/kit/forms/Field'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { GroupError } from '#views/kit/forms/GroupError'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { valuesOf } from '#views/kit/forms/values'
import { useTranslations } from '#views/page-context'
import { Alternatives } from './Alternatives'
import type { CalendarOutcome } from './Calendar'
import type { calendarAddress } from './calendar-address'
import type { CalendarData } from './calendar-data'
import styles from './form.module.css'
import { timeOf } from './geometry'
import type { Place } from './place'
import { dayAndMinutes, instantOf, timeFaults } from './times'
import { useNames } from './use-names'
import { useWork } from './use-work'
import { WorkFailure } from './WorkFailure'

interface BookingFormProps {
  calendar: CalendarData
  /** Free place that was pressed. */
  place?: Place
  onDone: (outcome: CalendarOutcome, changes?: Parameters<typeof calendarAddress>[1]) => Promise<void>
  onClose: () => void
}

/** Fields of the API that are typed as others. */
const named = { start: 'time' }
const described = { ...bookingClient, ...bookingDetails }

/** Checks whether therapists of a location offer a service. */
const isOfferedBy = ({ therapists }: Pick<CalendarService, 'therapists'>, ofLocation: { id: string }[]) =>
  therapists.length === 0 || ofLocation.some(({ id }) => therapists.includes(id))

/** Form that adds a visit, with the answers of the request that it comes from. */
export function BookingForm({ calendar, place, onDone, onClose }: BookingFormProps) {
  const t = useTranslations('calendar')
  const say = useTranslations('leads')
  const fields = useTranslations('fields')
  const names = useNames(calendar)
  const { submission, alternatives, failure, run, keyOf } = useWork(named)
  const { request, services, therapists, location, date } = calendar
  const offered = services.filter((service) => isOfferedBy(service, therapists))
  const values: Record<string, string> = {
    service: request?.serviceId ?? '',
    therapistId: place?.therapistId ?? (therapists.length === 1 ? getFirst(therapists).id : ''),
    date: place?.date ?? date,
    time: place ? timeOf(place.start) : '',
    name: request?.name ?? '',
    phone: request?.phone ?? '',
    email: request?.email ?? '',
    forWhom: request?.forWhom ?? 'self',
    language: request?.language ?? 'hr',
    note: request?.note ?? '',
  }
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = valuesOf(form)
    const { date: day = '', time = '', forWhom, language, ...typed } = entered
    const { service = '', therapistId = '', name = '', phone, email, note } = typed
    const body = {
      service,
      therapistId,
      name,
      phone,
      email,
      note,
      location: location!,
      forWhom: forWhom as 'self',
      language: language as Language,
      requestId: request?.id,
      start: instantOf(day, time),
    }
    const faults = [
      ...(service ? [] : [{ field: 'service', code: 'booking.service' }]),
      ...timeFaults(entered, { date: 'date', time: 'time' }),
      ...(therapistId ? [] : [{ field: 'therapistId', code: 'absence.therapist' }]),
      ...findFaults(described, entered, bookingContact),
    ]
    const answer = await run(
      form,
      () => write({ method: 'POST', path: '/api/admin/bookings', idempotencyKey: keyOf(body), body }),
      faults,
    )
    if (!answer) return
    const at = dayAndMinutes(answer.start)
    const text = t('done.added', { name, time: names.moment(at.date, at.minutes) })
    await onDone({ text }, { date: at.date, request: null })
  }
  return (
    <FormFrame
      name="calendar-booking"
      submission={submission}
      fields={described}
      group={bookingContact}
      values={values}
      className={styles.form}
      onSubmit={(event) => void add(event)}
    >
      {request && !request.serviceId && (
        <p className={styles.hint}>{t('request.offer', { service: request.service })}</p>
      )}
      <Select
        name="service"
        label={t('form.service')}
        required
        placeholder={t('form.chooseService')}
        options={offered.map(({ id, name, minutes }) => ({
          value: id,
          label: `${name} (${t('form.minutes', { minutes })})`,
        }))}
      />
      <div className={styles.pair}>
        <TimeField key={values.date} name="date" label={t('form.date')} required />
        <TimeField name="time" type="time" label={t('form.time')} required />
      </div>
      <Select
        name="therapistId"
        label={t('form.therapist')}
        required
        placeholder={t('form.chooseTherapist')}
        options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field name="name" label={t('form.name')} autoComplete="off" />
      <fieldset name={bookingContact.name} className={styles.group}>
        <legend className={styles.hint}>{t('form.contactHint')}</legend>
        <Field name="phone" label={t('form.phone')} autoComplete="off" unmarked />
        <Field name="email" label={t('form.email')} autoComplete="off" unmarked />
        <GroupError />
      </fieldset>
      <div className={styles.pair}>
        <Select
          name="forWhom"
          label={t('form.forWhom')}
          required
          options={forWhomChoices.map((value) => ({ value, label: fields(`choices.booking.forWhom.${value}`) }))}
        />
        <Select
          name="language"
          label={t('form.language')}
          required
          options={languages.map((value) => ({ value, label: say(`languages.${value}`) }))}
        />
      </div>
      <Field name="note" label={t('form.note')} rows={2} />
      <WorkFailure failure={failure} notice={submission.notice} onRefreshed={submission.end}>
        <Alternatives calendar={calendar} alternatives={alternatives} />
      </WorkFailure>
      <div className={styles.buttons}>
        <SubmitButton small look="purple" label={t('form.submit')} submittingLabel={t('form.submitting')} />
        <Button small look="outline" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}
