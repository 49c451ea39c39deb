import { Field } from '#views/components/form/Field'
import { useTranslations } from '#views/translations'
import { Columns } from '../editor/Columns'
import { SpecialDaysFields } from '../editor/SpecialDaysFields'
import { Translated } from '../editor/Translated'
import { WeekHoursFields } from '../editor/WeekHoursFields'
import type { ContentForm } from './content-form'
import { readNumber } from './read-numbers'

const none = { hr: '', en: '' }

export const locationForm: ContentForm<'location'> = {
  Fields: LocationFields,
  blank: {
    ...{ name: none, address: '', postalCode: '', city: '', phone: '', email: '', description: none },
    ...{ practitioner: { name: '', role: none }, latitude: NaN, longitude: NaN },
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
      <Translated name="name" label={t('fields.name')} maxLength={80} required />
      <Columns>
        <Field name="address" label={t('fields.address')} maxLength={160} required />
        <Field name="postalCode" label={t('fields.postalCode')} maxLength={12} required />
        <Field name="city" label={t('fields.city')} maxLength={80} required />
      </Columns>
      <Columns>
        <Field name="phone" type="tel" label={t('fields.phone')} maxLength={40} required />
        <Field name="email" type="email" label={t('fields.email')} maxLength={254} required />
      </Columns>
      <Columns>
        <Field name="latitude" inputMode="decimal" label={t('fields.latitude')} required />
        <Field name="longitude" inputMode="decimal" label={t('fields.longitude')} required />
      </Columns>
      <Field name="practitioner.name" label={t('fields.practitioner')} maxLength={120} required />
      <Translated name="practitioner.role" label={t('fields.practitionerRole')} maxLength={120} required />
      <Translated name="description" label={t('fields.description')} maxLength={2000} rows={5} required />
      <WeekHoursFields name="hours" />
      <SpecialDaysFields name="specialDays" />
    </>
  )
}
