import { holiday } from '#src/shared/content/fields/holiday'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'
import { Columns } from '../editor/Columns'
import styles from '../editor/editor.module.css'
import { OpeningTimes } from '../editor/OpeningTimes'
import { Translated } from '../editor/Translated'
import type { ContentForm } from './content-form'

export const holidayForm: ContentForm<'holiday'> = {
  fields: holiday,
  Fields: HolidayFields,
  blank: { date: '', name: { hr: '', en: '' }, hours: [] },
  read: (fields) => fields,
}

function HolidayFields() {
  const t = useTranslations('content')
  return (
    <>
      <Columns>
        <Field name="date" label={t('fields.date')} />
      </Columns>
      <Translated name="name" label={t('fields.holidayName')} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('hours.thatDay')}</legend>
        <p className={styles.hint}>{t('hours.thatDayHint')}</p>
        <OpeningTimes name="hours" day={t('fields.holidayName')} />
      </fieldset>
    </>
  )
}
