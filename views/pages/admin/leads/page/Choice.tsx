import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button } from '../../../../components/Button'
import { useTranslations } from '../../../../translations'
import styles from './LeadPanel.module.css'
import { useLeadWork } from './lead-work'

interface ChoiceProps {
  label: string
  /** What is chosen now, in words, for browsers without scripts. */
  current: string
  value: string
  /** The choice of nothing. */
  none: string
  options: { value: string; label: string }[]
  onSave: (value: string) => void
  /** A quicker way. */
  children?: ReactNode
}

/** Something about the lead that is chosen from a list; in the trash it stays as it is. */
export function Choice({ label, current, value, none, options, onSave, children }: ChoiceProps) {
  const t = useTranslations('desk')
  const { busy, lead } = useLeadWork()
  const id = useId()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('chosen') as string
    if (!busy && chosen !== value) onSave(chosen)
  }
  if (lead.trashedAt) {
    return (
      <div className={styles.part}>
        <h2 className={styles.title}>{label}</h2>
        <p className={styles.fixed}>{current}</p>
      </div>
    )
  }
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.current}>{current}</p>
      {children}
      <form className={styles.choice} onSubmit={save}>
        <select key={value} id={id} name="chosen" className={styles.control} defaultValue={value} aria-label={label}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Button
          type="submit"
          look="outline"
          small
          aria-disabled={busy || undefined}
          aria-label={`${t('lead.save')}: ${label}`}
        >
          {t('lead.save')}
        </Button>
      </form>
    </div>
  )
}
