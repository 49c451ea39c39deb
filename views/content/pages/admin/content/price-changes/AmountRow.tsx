import { type KeyboardEvent, useState } from 'react'
import { readAmount } from '#src/shared/content/read-numbers'
import { formatPrice } from '#src/shared/offer/format-price'
import { FieldError } from '#views/kit/forms/FieldError'
import forms from '#views/kit/forms/form.module.css'
import { useField } from '#views/kit/forms/use-field'
import { usePageContext, useTranslations } from '#views/page-context'
import type { FormRow } from './form-rows'
import styles from './prices.module.css'

/** Row of the table: service, current price, the field of the new one, and the difference. */
export function AmountRow({ name, id, service, price, seen }: FormRow) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const { id: fieldId, error, control } = useField(`${name}.price`)
  const [typed, setTyped] = useState(control.defaultValue ?? '')
  const amount = readAmount(typed)
  const change = typeof amount === 'number' ? amount - price : 0
  return (
    <tr data-changed={change !== 0 || undefined}>
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
        <input
          className={forms.control}
          type="text"
          inputMode="decimal"
          required
          autoComplete="off"
          data-amount
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={moveByArrow}
          {...control}
        />
        {error && <FieldError id={`${fieldId}-error`} text={error} />}
      </td>
      <td className={styles.change}>{change !== 0 && inWords(change)}</td>
    </tr>
  )

  function inWords(difference: number): string {
    const sign = difference > 0 ? '+' : '−'
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
    const percent = price === 0 ? '' : ` (${sign}${share.format(Math.abs(difference) / price)})`
    return `${sign}${formatPrice(Math.abs(difference), language)}${percent}`
  }
}

/** Moves the focus to the price above or below. */
function moveByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const fields = [...event.currentTarget.form!.querySelectorAll<HTMLInputElement>('[data-amount]')]
  const next = fields[fields.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
