import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'

/** Returns the time within which requests are answered, in words; empty when the database is unavailable. */
export function useAnswerTime(): string {
  const t = useTranslations('layout')
  const { office } = usePageContext()
  return office ? t.plural('workingDays', office.answerDays) : ''
}
