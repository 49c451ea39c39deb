import { testimonial } from '#src/shared/content/fields/testimonial'
import { servicePageChoices } from '#src/shared/service-pages'
import { Field } from '#views/forms/Field'
import { Select } from '#views/forms/Select'
import { useTranslations } from '#views/translations'
import { Checkbox } from '../editor/Checkbox'
import { Columns } from '../editor/Columns'
import { Reminder } from '../editor/Reminder'
import { Translated } from '../editor/Translated'
import type { ContentForm } from './content-form'

export const testimonialForm: ContentForm<'testimonial'> = {
  fields: testimonial,
  Fields: TestimonialFields,
  blank: { name: '', town: '', servicePage: 'none', feminine: false, text: { hr: '', en: '' }, hidden: false },
  read: ({ feminine, hidden, ...fields }) => ({
    ...fields,
    ...{ feminine: feminine === 'true', hidden: hidden === 'true' },
  }),
}

function TestimonialFields() {
  const t = useTranslations('content')
  return (
    <>
      <Reminder title={t('claims.title')} text={t('claims.testimonial')} />
      <Columns>
        <Field name="name" label={t('fields.clientName')} hint={t('fields.clientNameHint')} />
        <Field name="town" label={t('fields.town')} />
        <Select
          name="servicePage"
          label={t('fields.spokenOf')}
          placeholder={t('fields.choose')}
          options={servicePageChoices.map((value) => ({ value, label: t(`servicePages.${value}`) }))}
        />
      </Columns>
      <Checkbox name="feminine" label={t('fields.feminine')} hint={t('fields.feminineHint')} />
      <Translated name="text" label={t('fields.testimonial')} rows={5} />
      <Checkbox name="hidden" label={t('fields.hidden')} hint={t('fields.hiddenHint')} />
    </>
  )
}
