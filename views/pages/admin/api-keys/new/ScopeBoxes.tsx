import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { apiScopes } from '#src/shared/admin/api-scopes'
import { useFormState } from '#views/components/form/form-context'
import form from '#views/components/form/form.module.css'
import { useTranslations } from '#views/translations'
import styles from './new-key.module.css'

/** What a key may be good for, a box for each. */
export function ScopeBoxes() {
  const t = useTranslations('api-keys')
  const { values, errors } = useFormState()
  const id = useId()
  const error = errors.scopes
  return (
    <fieldset className={styles.scopes} aria-describedby={error && id}>
      <legend className={form.label}>{t('scopes')}</legend>
      {apiScopes.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input type="checkbox" name={scope} value="1" defaultChecked={values[scope] === '1'} />
          <span>
            {t(`scope.${scope}`)} <code>{scope}</code>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className={form.error}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
