import type { CoverageGap } from '#src/shared/bookings/coverage'
import { parseEventValue } from '#src/shared/leads/follow-up'
import { formatMoment, formatNumericDay } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { useStatusName } from '../use-status-name'
import type { LeadEvent } from './lead-view'
import { useLeadWork } from './lead-work'

/** Returns a function that describes a lead event with display names instead of stored values. */
export function useEventWords(): (event: LeadEvent) => string {
  const t = useTranslations('leads')
  const { language } = usePageContext()
  const { kind, lead } = useLeadWork()
  const statusName = useStatusName(kind)
  const locationName = (slug: string) => lead.locations.find((location) => location.slug === slug)?.name ?? slug
  const momentIn = (iso: string) => formatMoment(iso, language)
  const followUpIn = (value: string | null) => {
    if (!value) return t('history.noFollowUp')
    const { day, note } = parseEventValue(value)
    return [formatNumericDay(day, language), note].filter(Boolean).join(' ')
  }
  return ({ type, oldValue, newValue }) => {
    const from = oldValue ?? ''
    const to = newValue ?? ''
    switch (type) {
      case 'status':
        return t('history.status', { from: statusName(from), to: statusName(to) })
      case 'assignee':
        return t('history.assignee', { from: oldValue ?? t('history.nobody'), to: newValue ?? t('history.nobody') })
      case 'location':
        return t('history.location', {
          from: oldValue ? locationName(oldValue) : t('history.noLocation'),
          to: newValue ? locationName(newValue) : t('history.noLocation'),
        })
      case 'time':
        return t('history.time', { from: momentIn(from), to: momentIn(to) })
      case 'therapist':
        return t('history.therapist', { from, to })
      case 'followUp':
        return t('history.followUp', { from: followUpIn(oldValue), to: followUpIn(newValue) })
      case 'called':
        return t(newValue === 'reached' ? 'history.called.reached' : 'history.called.missed')
      case 'added':
        return t(newValue ? 'history.addedFrom' : 'history.added')
      case 'reminderWithheld':
      case 'coverageAccepted':
        return t(`history.${type}`, { reason: t(`coverage.${newValue as CoverageGap}`) })
      default:
        return t(`history.${type}`)
    }
  }
}
