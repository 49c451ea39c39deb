import { useTranslations } from '#views/translations'
import { useStatusName } from '../use-status-name'
import { useLeadWork } from './lead-work'
import type { LeadEvent } from './lead-view'

/** Says what a change was: in names, not in the values that are stored. */
export function useEventWords(): (event: LeadEvent) => string {
  const t = useTranslations('desk')
  const { kind, lead } = useLeadWork()
  const statusName = useStatusName(kind)
  const centreName = (slug: string) => lead.centres.find((centre) => centre.slug === slug)?.name ?? slug
  return ({ type, oldValue, newValue }) => {
    switch (type) {
      case 'status':
        return t('history.status', { from: statusName(oldValue!), to: statusName(newValue!) })
      case 'assignee':
        return t('history.assignee', { from: oldValue ?? t('history.nobody'), to: newValue ?? t('history.nobody') })
      case 'centre':
        return t('history.centre', {
          from: oldValue ? centreName(oldValue) : t('history.noCentre'),
          to: newValue ? centreName(newValue) : t('history.noCentre'),
        })
      default:
        return t(`history.${type}`)
    }
  }
}
