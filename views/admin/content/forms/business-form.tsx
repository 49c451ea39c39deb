import { business } from '#src/shared/content/fields/business'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'
import { Checkbox } from '../editor/Checkbox'
import { Columns } from '../editor/Columns'
import { WeekHoursFields } from '../editor/WeekHoursFields'
import type { ContentForm } from './content-form'

export const businessForm: ContentForm<'business'> = {
  fields: business,
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
        <Field name="name" label={t('fields.businessName')} />
        <Field name="company" label={t('fields.operator')} hint={t('fields.operatorHint')} />
      </Columns>
      <Columns>
        <Field name="address" label={t('fields.address')} />
        <Field name="postalCode" label={t('fields.postalCode')} />
        <Field name="city" label={t('fields.city')} />
      </Columns>
      <Columns>
        <Field name="phone" label={t('fields.phone')} />
        <Field name="mobilePhone" label={t('fields.mobilePhone')} />
        <Field name="email" label={t('fields.email')} />
      </Columns>
      <Field name="social.facebook" label="Facebook" />
      <Field name="social.instagram" label="Instagram" />
      <Field name="social.linkedin" label="LinkedIn" />
      <WeekHoursFields name="hours" />
    </>
  )
}
