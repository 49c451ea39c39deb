import { useState } from 'react'
import { formatPrice } from '#src/shared/offer/format-price'
import form from '#views/kit/forms/form.module.css'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './CostExample.module.css'
import { type Assumptions, defaultAssumptions, visitsForCosts } from './visits-for-costs'

interface CostExampleProps {
  /** Square metres. */
  floorArea: number
  /** Service of the price list that the example counts. */
  session: { service: string; price: number }
}

const names = ['price', 'rent', 'other', 'days'] as const satisfies (keyof Assumptions)[]

/** Worked example of the visits that cover the costs; without JavaScript a list of the default numbers. */
export function CostExample({ floorArea, session }: CostExampleProps) {
  const t = useTranslations('franchise')
  const { language } = usePageContext()
  const hydrated = useHydrated()
  const defaults: Assumptions = { ...defaultAssumptions, price: session.price }
  const [numbers, setNumbers] = useState(defaults)
  const hints = { service: session.service, area: floorArea }
  const result = visitsForCosts(numbers, floorArea)
  const results = result && [
    [t('example.results.costs'), formatPrice(result.costs, language)],
    [t('example.results.visits'), t('example.results.visitsValue', result)],
  ]
  return (
    <div className={styles.example}>
      <div>
        <p className={styles.mark}>{t('example.mark')}</p>
        <h2>{t('example.title')}</h2>
        <p className={styles.lead}>{t('example.lead')}</p>
        <p className={form.hint}>{t('example.note')}</p>
      </div>
      <div className={styles.card}>
        <ul className={styles.fields}>
          {names.map((name) => (
            <li key={name} className={form.field}>
              <label className={form.label} htmlFor={`example-${name}`}>
                {t(`example.fields.${name}.label`)}
              </label>
              {hydrated ? (
                <input
                  id={`example-${name}`}
                  className={form.control}
                  type="number"
                  min="0"
                  step="any"
                  inputMode="decimal"
                  aria-describedby={`example-${name}-hint`}
                  defaultValue={defaults[name]}
                  onChange={({ target }) => setNumbers({ ...numbers, [name]: target.valueAsNumber })}
                />
              ) : (
                <output id={`example-${name}`} className={form.control} aria-describedby={`example-${name}-hint`}>
                  {defaults[name]}
                </output>
              )}
              <span id={`example-${name}-hint`} className={form.hint}>
                {t(`example.fields.${name}.hint`, hints)}
              </span>
            </li>
          ))}
        </ul>
        <dl className={styles.results} aria-live="polite">
          {results?.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
