import { problemIn } from '#client/requests/problem'
import { useTranslations } from '#views/page-context'
import type { ActionOutcome } from './notice/action-outcome'

/** Returns a function that converts a request error to a message: the API's own where it responded. */
export function useFailure(): (error: unknown) => ActionOutcome {
  const t = useTranslations('lists')
  return (error) => {
    const problem = problemIn(error)
    const text = problem?.errors?.[0]?.message ?? problem?.detail ?? t('failed.unreachable')
    return { text, failed: true, status: problem?.status }
  }
}
