import { Field } from '#views/components/form/Field'
import { useTranslations } from '#views/translations'
import { Checkbox } from '../editor/Checkbox'
import { Columns } from '../editor/Columns'
import { WeekHoursFields } from '../editor/WeekHoursFields'
import type { ContentForm } from './content-form'

export const businessForm: ContentForm<'business'> = {
  Fields: BusinessFields,
  blank: {
    ...{ name: '', company: '', address: '', postalCode: '', city: '', phone: '', mobilePhone: '', email: '' },
    ...{ hours: [[], [], [], [], [], [], []], social: { facebook: '', instagram: '', linkedin: '' } },
    sample: false,
  },
  read: ({ sample, ...fields }) => ({ ...fields, sample: sample === 'true' }),
}

function BusinessFields() {
  const t = useTranslations('content')
  return (
    <>
      <Checkbox name="sample" label={t('fields.sample')} hint={t('fields.sampleHint')} />
      <Columns>
        <Field name="name" label={t('fields.businessName')} maxLength={120} required />
        <Field name="company" label={t('fields.operator')} hint={t('fields.operatorHint')} maxLength={160} required />
      </Columns>
      <Columns>
        <Field name="address" label={t('fields.address')} maxLength={160} required />
        <Field name="postalCode" label={t('fields.postalCode')} maxLength={12} required />
        <Field name="city" label={t('fields.city')} maxLength={80} required />
      </Columns>
      <Columns>
        <Field name="phone" type="tel" label={t('fields.phone')} maxLength={40} required />
        <Field name="mobilePhone" type="tel" label={t('fields.mobilePhone')} maxLength={40} required />
        <Field name="email" type="email" label={t('fields.email')} maxLength={254} required />
      </Columns>
      <Field name="social.facebook" type="url" label="Facebook" maxLength={300} required />
      <Field name="social.instagram" type="url" label="Instagram" maxLength={300} required />
      <Field name="social.linkedin" type="url" label="LinkedIn" maxLength={300} required />
      <WeekHoursFields name="hours" />
    </>
  )
}
