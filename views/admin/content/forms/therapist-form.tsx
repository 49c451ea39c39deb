import { therapist } from '#src/shared/content/fields/therapist'
import { portraits } from '#src/shared/content/portraits'
import { Field } from '#views/forms/Field'
import { Select } from '#views/forms/Select'
import { useTranslations } from '#views/translations'
import styles from '../editor/editor.module.css'
import { PictureChoice } from '../editor/PictureChoice'
import { Rows } from '../editor/Rows'
import { Translated } from '../editor/Translated'
import type { ContentForm, FieldsProps } from './content-form'

const none = { hr: '', en: '' }

export const therapistForm: ContentForm<'therapist'> = {
  fields: therapist,
  Fields: TherapistFields,
  blank: {
    ...{ name: '', role: none, training: none, languages: none },
    ...{ locations: [{ location: '' }], portrait: 'long-hair' },
  },
  read: (fields) => fields,
}

function TherapistFields({ choices }: FieldsProps<'therapist'>) {
  const t = useTranslations('content')
  return (
    <>
      <Field name="name" label={t('fields.therapistName')} />
      <Translated name="role" label={t('fields.practitionerRole')} />
      <Translated name="training" label={t('fields.training')} hint={t('fields.trainingHint')} rows={2} />
      <Translated name="languages" label={t('fields.languages')} hint={t('fields.languagesHint')} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('fields.workplaces')}</legend>
        <Rows
          name="locations"
          addLabel={t('fields.addWorkplace')}
          removeLabel={(number) => t('fields.removeWorkplace', { number })}
          row={(row, number) => (
            <Select
              name={`${row}.location`}
              label={t('fields.workplace', { number })}
              placeholder={t('fields.choose')}
              options={choices.locations.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        />
      </fieldset>
      <PictureChoice
        name="portrait"
        label={t('fields.portrait')}
        choices={portraits.map((value) => ({
          ...{ value, label: t(`portraits.${value}`), src: `/portraits/${value}.svg`, height: 400 },
        }))}
      />
    </>
  )
}
