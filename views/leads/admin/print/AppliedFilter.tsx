import { formatDate } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LeadKind } from '../lead-kinds'
import type { filterValues, LeadList } from '../list/lead-list'
import { useStatusName } from '../use-status-name'
import styles from './AppliedFilter.module.css'

/** Describes the applied filter, since a printout has no address bar. */
export function AppliedFilter({ kind, list }: { kind: LeadKind; list: LeadList }) {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const { language, user } = usePageContext()
  const statusName = useStatusName(kind)
  const { colleagues, locations, query } = list
  const assigneeName = (assignee: string) =>
    assignee === 'none'
      ? t('filter.nobody')
      : assignee === 'me'
        ? user?.name
        : (colleagues.find(({ id }) => id === assignee)?.name ?? assignee)
  const locationName = (location: string) =>
    location === 'none'
      ? t('filter.noLocation')
      : (locations.find(({ slug }) => slug === location)?.name ?? t('filter.unknownLocation'))
  const day = (date: string | undefined) => date && formatDate(date, language)
  const filters: Record<Exclude<keyof ReturnType<typeof filterValues>, 'search'>, string | undefined> = {
    status: query.status?.map(statusName).join(', '),
    assignee: query.assignee && assigneeName(query.assignee),
    location: query.location && locationName(query.location),
    wished: day(query.wished),
    visitOn: day(query.visitOn),
    coverage: query.coverage && t(`coverage.${query.coverage}`),
    from: day(query.from),
    to: day(query.to),
  }
  const parts = [
    { label: ofLists('views.label'), value: ofLists(`views.${query.view}`) },
    { label: t('filter.selected'), value: query.ids && String(list.items.length) },
    { label: ofLists('filter.search'), value: query.search },
    ...Object.entries(filters).map(([name, value]) => ({ label: t(`filter.${name as keyof typeof filters}`), value })),
  ]
  return (
    <dl className={styles.parts}>
      {parts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label} className={styles.part}>
            <dt>{label}:</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
