import { problemIn } from '../../client/requests/problem'
import { useTranslations } from '../translations'
import type { ActionOutcome } from './notice/action-outcome'

/** Says why a request failed: in the words of the API where it has answered. */
export function useFailure(): (error: unknown) => ActionOutcome {
  const t = useTranslations('leads')
  return (error) => {
    const problem = problemIn(error)
    const text = problem?.errors?.[0]?.message ?? problem?.detail ?? t('failed.unreachable')
    return { text, failed: true, status: problem?.status }
  }
}
