import { formatDate } from '#views/formatting'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { LeadKind } from '../lead-kinds'
import type { LeadList } from '../list/lead-list'
import { useStatusName } from '../use-status-name'
import styles from './AppliedFilter.module.css'

/** Describes the applied filter, since a printout has no address bar. */
export function AppliedFilter({ kind, list }: { kind: LeadKind; list: LeadList }) {
  const t = useTranslations('leads')
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
  const parts = [
    { label: t('views.label'), value: t(`views.${query.view}`) },
    { label: t('filter.selected'), value: query.ids && String(list.items.length) },
    { label: t('filter.search'), value: query.search },
    { label: t('filter.status'), value: query.status?.map(statusName).join(', ') },
    { label: t('filter.assignee'), value: query.assignee && assigneeName(query.assignee) },
    { label: t('filter.location'), value: query.location && locationName(query.location) },
    { label: t('filter.wished'), value: query.wished && formatDate(query.wished, language) },
    { label: t('filter.visitOn'), value: query.visitOn && formatDate(query.visitOn, language) },
    { label: t('filter.from'), value: query.from && formatDate(query.from, language) },
    { label: t('filter.to'), value: query.to && formatDate(query.to, language) },
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
