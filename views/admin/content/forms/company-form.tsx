import { Field } from '#views/components/form/Field'
import { Select } from '#views/components/form/Select'
import { useTranslations } from '#views/translations'
import { Columns } from '../editor/Columns'
import styles from '../editor/editor.module.css'
import { Rows } from '../editor/Rows'
import { Translated } from '../editor/Translated'
import type { ContentForm, FieldsProps } from './content-form'

const none = { hr: '', en: '' }
const MOST_DIRECTORS = 10

export const companyForm: ContentForm<'company'> = {
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
        <Field name="company" label={t('fields.company')} maxLength={160} required />
        <Select
          name="location"
          label={t('fields.location')}
          placeholder={t('fields.choose')}
          options={choices.locations.map(({ slug, name }) => ({ value: slug, label: name }))}
          required
        />
      </Columns>
      <Field name="address" label={t('fields.seat')} maxLength={240} required />
      <Translated name="court" label={t('fields.court')} maxLength={160} required />
      <Columns>
        <Field
          name="registrationNumber"
          inputMode="numeric"
          label={t('fields.registrationNumber')}
          maxLength={20}
          required
        />
        <Field name="oib" inputMode="numeric" label={t('fields.oib')} maxLength={11} required />
      </Columns>
      <Translated name="capital" label={t('fields.capital')} hint={t('fields.capitalHint')} maxLength={80} required />
      <Columns>
        <Field name="bank" label={t('fields.bank')} maxLength={160} required />
        <Field name="iban" label={t('fields.iban')} maxLength={42} required />
      </Columns>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('fields.directors')}</legend>
        <Rows
          name="directors"
          most={MOST_DIRECTORS}
          addLabel={t('fields.addDirector')}
          removeLabel={(number) => t('fields.removeDirector', { number })}
          row={(row, number) => (
            <Field name={`${row}.name`} label={t('fields.director', { number })} maxLength={120} required />
          )}
        />
      </fieldset>
    </>
  )
}
