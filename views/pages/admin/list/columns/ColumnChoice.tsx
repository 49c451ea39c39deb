import { Columns3 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslations } from '../../../../translations'
import styles from './columns.module.css'

interface ColumnChoiceProps {
  choices: { label: string; shown: boolean; toggle: () => void }[]
}

/** Shows and hides columns. It closes by Escape and when focus goes elsewhere. */
export function ColumnChoice({ choices }: ColumnChoiceProps) {
  const t = useTranslations('desk')
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    summary.current?.focus()
  }
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    <details ref={details} className={styles.choice} onKeyDown={closeByKey} onBlur={closeBehind}>
      <summary ref={summary} className={styles.summary}>
        <Columns3 aria-hidden />
        {t('columns.label')}
      </summary>
      {/* Takes focus where it is pressed beside a box, so that it stays open. */}
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
