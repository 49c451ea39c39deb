import { FieldError } from '#views/kit/forms/FieldError'
import { useFormState } from '#views/kit/forms/form-context'
import { useField } from '#views/kit/forms/use-field'
import { useTranslations } from '#views/page-context'
import styles from './pictures.module.css'

/** Checkbox of a picture that needs no alternative text. */
export function DecorativeField() {
  const t = useTranslations('pictures')
  const { values } = useFormState()
  const { id, error, control } = useField('decorative', t('upload.decorativeHint'))
  const { defaultValue: _, ...attributes } = control
  return (
    <div className={styles.checkbox}>
      <input {...attributes} type="checkbox" value="true" defaultChecked={values.decorative === 'true'} />
      <div>
        <label htmlFor={id}>{t('upload.decorative')}</label>
        <p id={`${id}-hint`} className={styles.soft}>
          {t('upload.decorativeHint')}
        </p>
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
    </div>
  )
}
