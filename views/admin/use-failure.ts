import { problemIn } from '../../client/problem'
import { useTranslations } from '../translations'

export interface Failure {
  /** In the reader's language. */
  text: string
  status?: number
}

/** Says why a request failed: in the words of the API where it has answered. */
export function useFailure(): (error: unknown) => Failure {
  const t = useTranslations('leads')
  return (error) => {
    const problem = problemIn(error)
    return {
      text: problem?.errors?.[0]?.message ?? problem?.detail ?? t('failed.unreachable'),
      status: problem?.status,
    }
  }
}
