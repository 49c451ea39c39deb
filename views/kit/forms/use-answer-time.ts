import type { LeadScope } from '#src/shared/leads/lead-kinds'
import { usePageContext, useTranslations } from '#views/page-context'

/** Returns the time within which leads of a form are answered, in words; empty when the database is unavailable. */
export function useAnswerTime(scope: LeadScope): string {
  const t = useTranslations('layout')
  const { office } = usePageContext()
  return office ? t.plural('workingDays', office.answerDays[scope]) : ''
}
