import { Columns3 } from 'lucide-react'
import { useTranslations } from '#views/page-context'
import { useClosingDetails } from '../../use-closing-details'
import styles from './columns.module.css'

interface ColumnChoiceProps {
  choices: { label: string; shown: boolean; toggle: () => void }[]
}

/** Menu that shows and hides columns; closes on Escape and when it loses focus. */
export function ColumnChoice({ choices }: ColumnChoiceProps) {
  const t = useTranslations('lists')
  const { attributes } = useClosingDetails()
  return (
    <details className={styles.choice} {...attributes}>
      <summary className={styles.summary}>
        <Columns3 aria-hidden />
        {t('columns.label')}
      </summary>
      {/* Focusable, so that a click beside a checkbox keeps focus inside and the menu open. */}
      <fieldset className={styles.panel} tabIndex={-1}>
        <legend className="visually-hidden">{t('columns.legend')}</legend>
        {choices.map(({ label, shown, toggle }) => (
          <label key={label} className={styles.column}>
            <input type="checkbox" checked={shown} onChange={toggle} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
