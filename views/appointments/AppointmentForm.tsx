import type { LocationDto } from '#src/locations/location.dto'
import { partsOfDay } from '#src/shared/appointments/part-of-day'
import { MOST_WISHES } from '#src/shared/appointments/wish'
import { appointmentRequest } from '#src/shared/appointments/appointment-request'
import { forWhomChoices } from '#src/shared/appointments/for-whom'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { Choices } from '../forms/Choices'
import { Field } from '../forms/Field'
import { Form } from '../forms/Form'
import { FoundLocation } from '../forms/FoundLocation'
import { PrivacyNote } from '../forms/PrivacyNote'
import { SubmitButton } from '../forms/SubmitButton'
import styles from './AppointmentForm.module.css'
import { type Service, ServiceChoice } from './ServiceChoice'
import { Wishes } from './Wishes'

interface AppointmentFormProps {
  services: Service[]
  locations: LocationDto[]
  /** Working days within which the request is answered. */
  answerDays: number
  /** Working days of a location from today to the first day that can be requested. */
  earliestDay: number
}

const [ANY_TIME] = partsOfDay
const [SELF] = forWhomChoices

const partsToBegin = Object.fromEntries(
  Array.from({ length: MOST_WISHES }, (_, place) => [`wishes.${place}.partOfDay`, ANY_TIME]),
)

/** Appointment request form, prefilled from the query of a link. */
export function AppointmentForm({ services, locations, answerDays, earliestDay }: AppointmentFormProps) {
  const t = useTranslations('appointment')
  const label = useTranslations('fields')
  const { urlParsed } = usePageContext()
  const { service, location } = urlParsed.search
  const known = {
    service: services.find(({ names }) => names.includes(service ?? ''))?.names[0] ?? '',
    location: locations.find(({ slug }) => slug === location)?.slug ?? '',
  }
  return (
    <Form
      name="appointment"
      endpoint="/api/appointment-request"
      page="appointment"
      guarded
      className={styles.form}
      start={{ ...known, ...partsToBegin, forWhom: SELF }}
      fields={appointmentRequest}
      texts={{
        success: {
          title: t('form.success.title'),
          text: t('form.success.text', { days: t.plural('workingDays', answerDays) }),
        },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <ServiceChoice services={services} />
      <Choices
        name="location"
        look="cards"
        label={label('appointment.location')}
        options={locations.map(({ slug, name, address }) => ({
          value: slug,
          label: (
            <>
              <strong>{name}</strong>
              <span>{address}</span>
            </>
          ),
        }))}
      />
      <FoundLocation />
      <Wishes {...{ locations, earliestDay }} />
      <Choices
        name="forWhom"
        label={label('appointment.forWhom')}
        preset={SELF}
        options={forWhomChoices.map((value) => ({ value, label: label(`choices.appointment.forWhom.${value}`) }))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.title}>{t('form.contactTitle')}</legend>
        <Field name="name" label={label('appointment.name')} />
        <p className={styles.hint}>{t('form.contactHint')}</p>
        <div className={styles.pair}>
          <Field name="phone" label={label('appointment.phone')} />
          <Field name="email" label={label('appointment.email')} />
        </div>
      </fieldset>
      <Field name="note" label={label('appointment.note')} hint={t('form.noteHint')} rows={3} />
      <PrivacyNote text={t('form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
