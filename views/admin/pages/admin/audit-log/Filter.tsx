import { FilterDate, FilterSelect } from '#views/kit/admin/list/filter/FilterField'
import { FilterForm } from '#views/kit/admin/list/filter/FilterForm'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './audit-log.module.css'

/** Filter of the audit log by action, user and time. */
export function Filter() {
  const t = useTranslations('accounts')
  const { filter, actions, actors } = useData<Data>()
  return (
    <FilterForm values={filter}>
      <div className={styles.fields}>
        <FilterSelect
          name="action"
          label={t('auditLog.action')}
          value={filter.action}
          any={t('auditLog.any')}
          options={actions}
        />
        <FilterSelect
          name="actor"
          label={t('auditLog.actor')}
          value={filter.actor}
          any={t('auditLog.any')}
          options={actors.map(({ email, name }) => ({ value: email, label: name }))}
        />
        <FilterDate name="from" label={t('auditLog.from')} value={filter.from} />
        <FilterDate name="to" label={t('auditLog.to')} value={filter.to} />
      </div>
    </FilterForm>
  )
}
