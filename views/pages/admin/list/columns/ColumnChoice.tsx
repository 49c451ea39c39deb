import { Columns3 } from 'lucide-react'
import { useTranslations } from '../../../../translations'
import styles from './columns.module.css'

interface ColumnChoiceProps {
  choices: { label: string; shown: boolean; toggle: () => void }[]
}

/** Shows and hides columns. */
export function ColumnChoice({ choices }: ColumnChoiceProps) {
  const t = useTranslations('desk')
  return (
    <details className={styles.choice}>
      <summary className={styles.summary}>
        <Columns3 aria-hidden />
        {t('columns.label')}
      </summary>
      <fieldset className={styles.panel}>
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
