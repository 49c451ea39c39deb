import { useState } from 'react'
import type { FranchiseFactsDto } from '#src/content/franchise-facts/franchise-facts.dto'
import form from '../../forms/form.module.css'
import { useHydrated } from '../../forms/use-hydrated'
import { formatPrice } from '../../formatting'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './CostExample.module.css'
import { type Assumptions, defaultAssumptions, visitsForCosts } from './visits-for-costs'

interface CostExampleProps {
  facts: FranchiseFactsDto
  /** Service of the price list that the example counts. */
  session: { service: string; price: number }
}

const names = ['price', 'rent', 'other', 'days'] as const satisfies (keyof Assumptions)[]

/** Worked example of the visits that cover the costs; without JavaScript a table of the default numbers. */
export function CostExample({ facts, session }: CostExampleProps) {
  const t = useTranslations('franchise')
  const { language } = usePageContext()
  const hydrated = useHydrated()
  const defaults: Assumptions = { ...defaultAssumptions, price: session.price }
  const [numbers, setNumbers] = useState(defaults)
  const { floorArea, investmentFrom, investmentTo } = facts
  const euros = (amount: number) => formatPrice(amount, language)
  const hints = { service: session.service, area: floorArea }
  const result = visitsForCosts(numbers, floorArea)
  const range = [...new Set([investmentFrom, investmentTo])].map(euros).join('–')
  const results = result && [
    [t('example.results.costs'), euros(result.costs)],
    [t('example.results.visits'), t('example.results.visitsValue', result)],
    [
      t('example.results.investment'),
      t('example.results.investmentValue', {
        from: Math.ceil(investmentFrom / numbers.price),
        to: Math.ceil(investmentTo / numbers.price),
        range,
      }),
    ],
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
              <label className={form.label} htmlFor={hydrated ? `example-${name}` : undefined}>
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
                <output className={form.control}>{defaults[name]}</output>
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
