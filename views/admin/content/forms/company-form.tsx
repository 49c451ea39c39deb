import { company } from '#src/shared/content/fields/company'
import { Field } from '#views/forms/Field'
import { Select } from '#views/forms/Select'
import { useTranslations } from '#views/translations'
import { Columns } from '../editor/Columns'
import styles from '../editor/editor.module.css'
import { Rows } from '../editor/Rows'
import { Translated } from '../editor/Translated'
import type { ContentForm, FieldsProps } from './content-form'

const none = { hr: '', en: '' }

export const companyForm: ContentForm<'company'> = {
  fields: company,
  Fields: CompanyFields,
  blank: {
    ...{ location: '', company: '', court: none, registrationNumber: '', oib: '', capital: none },
    ...{ directors: [{ name: '' }], address: '', bank: '', iban: '' },
  },
  read: (fields) => fields,
}

function CompanyFields({ choices }: FieldsProps<'company'>) {
  const t = useTranslations('content')
  return (
    <>
      <Columns>
        <Field name="company" label={t('fields.company')} />
        <Select
          name="location"
          label={t('fields.location')}
          placeholder={t('fields.choose')}
          options={choices.locations.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </Columns>
      <Field name="address" label={t('fields.seat')} />
      <Translated name="court" label={t('fields.court')} />
      <Columns>
        <Field name="registrationNumber" inputMode="numeric" label={t('fields.registrationNumber')} />
        <Field name="oib" inputMode="numeric" label={t('fields.oib')} />
      </Columns>
      <Translated name="capital" label={t('fields.capital')} hint={t('fields.capitalHint')} />
      <Columns>
        <Field name="bank" label={t('fields.bank')} />
        <Field name="iban" label={t('fields.iban')} />
      </Columns>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('fields.directors')}</legend>
        <Rows
          name="directors"
          addLabel={t('fields.addDirector')}
          removeLabel={(number) => t('fields.removeDirector', { number })}
          row={(row, number) => <Field name={`${row}.name`} label={t('fields.director', { number })} />}
        />
      </fieldset>
    </>
  )
}
