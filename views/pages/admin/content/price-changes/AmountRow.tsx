import { FieldError } from '#views/forms/FieldError'
import forms from '#views/forms/form.module.css'
import { useField } from '#views/forms/use-field'
import { formatPrice } from '#views/formatting'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { FormRow } from './form-rows'
import styles from './prices.module.css'

/** Row of the table: service, current price, and the field of the new one. */
export function AmountRow({ name, id, service, price, seen }: FormRow) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const { id: fieldId, error, control } = useField(`${name}.price`)
  return (
    <tr>
      <th scope="row">
        <label htmlFor={fieldId}>
          <span className="visually-hidden">{t('prices.newOf', { name: '' })}</span>
          {service}
        </label>
        <input type="hidden" name={`${name}.id`} value={id} />
        <input type="hidden" name={`${name}.seen`} value={seen} />
      </th>
      <td className={styles.current}>{price === 0 ? t('free') : formatPrice(price, language)}</td>
      <td>
        <input className={forms.control} type="text" inputMode="decimal" required autoComplete="off" {...control} />
        {error && <FieldError id={`${fieldId}-error`} text={error} />}
      </td>
    </tr>
  )
}
