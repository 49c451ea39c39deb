import type { LocationDto } from '#src/locations/location.dto'
import { appointmentContact, appointmentRequest } from '#src/shared/appointments/appointment-request'
import { forWhomChoices } from '#src/shared/appointments/for-whom'
import { partsOfDay } from '#src/shared/appointments/part-of-day'
import { MOST_WISHES, type Wish } from '#src/shared/appointments/wish'
import { nestedValues } from '#src/shared/forms/nested-values'
import { takesRequests } from '#src/shared/locations/appointment-ways'
import { formatFullDay } from '#views/formatting'
import { Choices } from '#views/kit/forms/Choices'
import type { Recap } from '#views/kit/forms/Confirmation'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import { FoundLocation } from '#views/kit/forms/FoundLocation'
import { GroupError } from '#views/kit/forms/GroupError'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useAnswerTime } from '#views/kit/forms/use-answer-time'
import type { Values } from '#views/kit/forms/values'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './AppointmentForm.module.css'
import { type Service, ServiceChoice } from './ServiceChoice'
import { TimesOnly } from './TimesOnly'
import { useCosts } from './use-costs'
import { Wishes } from './Wishes'

interface AppointmentFormProps {
  services: Service[]
  locations: LocationDto[]
  /** Working days of a location from today to the first day that can be requested. */
  earliestDay: number
  /** True if an invitation to write a review may follow the visit. */
  invitesReviews: boolean
}

const [ANY_TIME] = partsOfDay
const [SELF] = forWhomChoices

const partsToBegin = Object.fromEntries(
  Array.from({ length: MOST_WISHES }, (_, place) => [`wishes.${place}.partOfDay`, ANY_TIME]),
)

/** Appointment request form, prefilled from the query of a link. */
export function AppointmentForm({ services, locations, earliestDay, invitesReviews }: AppointmentFormProps) {
  const t = useTranslations('appointment')
  const label = useTranslations('fields')
  const { language, urlParsed } = usePageContext()
  const { service, location } = urlParsed.search
  const known = {
    service: services.find(({ names }) => names.includes(service ?? ''))?.names[0] ?? '',
    location: locations.filter(takesRequests).find(({ slug }) => slug === location)?.slug ?? '',
  }
  const costs = useCosts()
  const recap = (values: Values): Recap => {
    const chosen = services.find(({ names }) => names.includes(values.service ?? ''))
    const place = locations.find(({ slug }) => slug === values.location)
    const { wishes = [] } = nestedValues(values) as { wishes?: Wish[] }
    const inWords = ({ date, partOfDay }: Wish) =>
      `${formatFullDay(date, language)}, ${t(`form.partsOfDay.${partOfDay}`)}`
    return {
      rows: [
        [label('appointment.service'), chosen && `${chosen.service} · ${costs(chosen)}`],
        [label('appointment.location'), place && `${place.name}, ${place.address}`],
        [label('appointment.wishes'), wishes.map(inWords).join('\n')],
        [
          label('appointment.forWhom'),
          values.forWhom && label(`choices.appointment.forWhom.${values.forWhom as typeof SELF}`),
        ],
        [label('appointment.name'), values.name],
        [label('appointment.note'), values.note],
      ],
      location: place,
    }
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
      group={appointmentContact}
      recap={recap}
      texts={{
        success: {
          title: t('form.success.title'),
          text: t('form.success.text', { days: useAnswerTime('appointment') }),
        },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <ServiceChoice services={services} />
      <Choices
        name="location"
        look="cards"
        label={label('appointment.location')}
        options={locations.filter(takesRequests).map(({ slug, name, address }) => ({
          value: slug,
          label: (
            <>
              <strong>{name}</strong>
              <span>{address}</span>
            </>
          ),
        }))}
      />
      <TimesOnly locations={locations.filter((one) => !takesRequests(one))} />
      <FoundLocation />
      <Wishes locations={locations} earliestDay={earliestDay} />
      <Choices
        name="forWhom"
        label={label('appointment.forWhom')}
        preset={SELF}
        options={forWhomChoices.map((value) => ({ value, label: label(`choices.appointment.forWhom.${value}`) }))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.title}>{t('form.contactTitle')}</legend>
        <Field name="name" label={label('appointment.name')} />
        <fieldset name={appointmentContact.name} className={styles.group}>
          <legend className={styles.hint}>{t('form.contactHint')}</legend>
          <div className={styles.pair}>
            <Field name="phone" label={label('appointment.phone')} unmarked />
            <Field name="email" label={label('appointment.email')} unmarked />
          </div>
          <GroupError />
        </fieldset>
      </fieldset>
      <Field name="note" label={label('appointment.note')} hint={t('form.noteHint')} rows={3} />
      <PrivacyNote text={t(invitesReviews ? 'form.privacyNoteWithInvitation' : 'form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
