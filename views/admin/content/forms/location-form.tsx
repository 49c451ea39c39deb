import { location } from '#src/shared/content/fields/location'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'
import { Columns } from '../editor/Columns'
import { SpecialDaysFields } from '../editor/SpecialDaysFields'
import { Translated } from '../editor/Translated'
import { WeekHoursFields } from '../editor/WeekHoursFields'
import type { ContentForm } from './content-form'
import { readNumber } from './read-numbers'

const none = { hr: '', en: '' }

export const locationForm: ContentForm<'location'> = {
  fields: location,
  Fields: LocationFields,
  blank: {
    ...{ name: none, address: '', postalCode: '', city: '', phone: '', email: '', description: none },
    ...{ whatsapp: '', viber: '', practitioner: { name: '', role: none }, latitude: NaN, longitude: NaN },
    ...{ hours: [[], [], [], [], [], [], []], specialDays: [] },
  },
  read: ({ latitude, longitude, ...fields }) => ({
    ...fields,
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
  }),
}

function LocationFields() {
  const t = useTranslations('content')
  return (
    <>
      <Translated name="name" label={t('fields.name')} />
      <Columns>
        <Field name="address" label={t('fields.address')} />
        <Field name="postalCode" label={t('fields.postalCode')} />
        <Field name="city" label={t('fields.city')} />
      </Columns>
      <Columns>
        <Field name="phone" label={t('fields.phone')} />
        <Field name="email" label={t('fields.email')} />
      </Columns>
      <Columns>
        <Field name="whatsapp" label={t('fields.whatsapp')} hint={t('fields.messengerHint')} />
        <Field name="viber" label={t('fields.viber')} hint={t('fields.messengerHint')} />
      </Columns>
      <Columns>
        <Field name="latitude" inputMode="decimal" label={t('fields.latitude')} />
        <Field name="longitude" inputMode="decimal" label={t('fields.longitude')} />
      </Columns>
      <Field name="practitioner.name" label={t('fields.practitioner')} hint={t('fields.practitionerHint')} />
      <Translated name="practitioner.role" label={t('fields.practitionerRole')} />
      <Translated name="description" label={t('fields.description')} rows={5} />
      <WeekHoursFields name="hours" />
      <SpecialDaysFields name="specialDays" />
    </>
  )
}
