import { SlidersHorizontal } from 'lucide-react'
import { coverageFilters } from '#src/shared/bookings/coverage'
import { statusesIn } from '#src/shared/leads/lead-statuses'
import styles from '#views/kit/admin/list/filter/filter.module.css'
import { FilterDate, FilterSelect } from '#views/kit/admin/list/filter/FilterField'
import { FilterForm } from '#views/kit/admin/list/filter/FilterForm'
import { refusedIn } from '#views/kit/admin/list/filter/refused-in'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LeadKind } from '../lead-kinds'
import { useStatusName } from '../use-status-name'
import { filterValues, type LeadList } from './lead-list'
import { LocationFilter } from './LocationFilter'

/** Search and filter of leads by status, assignee and date. */
export function LeadFilter({ kind, list }: { kind: LeadKind; list: LeadList }) {
  const t = useTranslations('leads')
  const { urlParsed } = usePageContext()
  const statusName = useStatusName(kind)
  const values = filterValues(list.query)
  const { search: _, ...others } = values
  const set = Object.values(others).filter(Boolean).length
  // The message about an impossible day is at its field.
  const isRefused = refusedIn(others, urlParsed.search).length > 0
  const possible = statusesIn(list.query.view, kind)
  const statuses = possible.map((status) => ({ value: status, label: statusName(status) }))
  const several = values.status?.includes(',')
    ? [{ value: values.status, label: list.query.status!.map(statusName).join(', ') }]
    : []
  return (
    <FilterForm values={values} searchHint={t('filter.searchLeads')}>
      <details className={styles.more} open={set > 0 || isRefused || undefined}>
        <summary className={styles.moreSummary}>
          <SlidersHorizontal aria-hidden />
          {t('filter.more')}
          {set > 0 && ` (${set})`}
        </summary>
        <div className={styles.fields}>
          {possible.length > 1 && (
            <FilterSelect
              key={list.query.view}
              name="status"
              label={t('filter.status')}
              value={values.status}
              any={t('filter.anyStatus')}
              options={[...statuses, ...several]}
            />
          )}
          <FilterSelect
            name="assignee"
            label={t('filter.assignee')}
            value={values.assignee}
            any={t('filter.anyone')}
            options={[
              { value: 'me', label: t('filter.me') },
              { value: 'none', label: t('filter.nobody') },
              ...list.colleagues
                .filter(({ id, assignable }) => assignable || id === values.assignee)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <LocationFilter value={values.location} locations={list.locations} />
          {'wishes' in kind.answers && <FilterDate name="wished" label={t('filter.wished')} value={values.wished} />}
          {'starts' in kind.answers && <FilterDate name="visitOn" label={t('filter.visitOn')} value={values.visitOn} />}
          {'starts' in kind.answers && (
            <FilterSelect
              name="coverage"
              label={t('filter.coverage')}
              value={values.coverage}
              any={t('filter.anyCoverage')}
              options={coverageFilters.map((value) => ({ value, label: t(`coverage.${value}`) }))}
            />
          )}
          <FilterDate name="from" label={t('filter.from')} value={values.from} />
          <FilterDate name="to" label={t('filter.to')} value={values.to} />
        </div>
      </details>
    </FilterForm>
  )
}
