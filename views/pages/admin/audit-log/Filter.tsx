import { Button } from '../../../components/Button'
import { ButtonLink } from '../../../components/ButtonLink'
import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import type { Data } from './+data'
import styles from './Filter.module.css'

/** A form that asks for the page anew: what is chosen stands in the address. */
export function Filter() {
  const t = useTranslations('staff')
  const { filter, actions, actors } = useData<Data>()
  const filtered = Object.values(filter).some(Boolean)
  const choice = (name: 'action' | 'actor', options: { value: string; label: string }[]) => (
    <label className={styles.field}>
      {t(`auditLog.${name}`)}
      <select name={name} className={styles.control} defaultValue={filter[name]}>
        <option value="">{t('auditLog.any')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
  const day = (name: 'from' | 'to') => (
    <label className={styles.field}>
      {t(`auditLog.${name}`)}
      <input type="date" name={name} className={styles.control} defaultValue={filter[name]} />
    </label>
  )
  return (
    <form
      key={Object.values(filter).join(' ')}
      className={styles.filter}
      method="get"
      action="/admin/audit-log"
      aria-label={t('auditLog.filter')}
    >
      {choice('action', actions)}
      {choice(
        'actor',
        actors.map((value) => ({ value, label: value })),
      )}
      {day('from')}
      {day('to')}
      <div className={styles.buttons}>
        <Button small type="submit">
          {t('auditLog.apply')}
        </Button>
        {filtered && (
          <ButtonLink small look="outline" href="/admin/audit-log">
            {t('auditLog.clear')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
