import type { LeadKindDescription } from '#src/shared/lead-kinds'
import { useTranslations } from '../../translations'

/** Returns a function that names the value of a choice in a form; values of other fields stay. */
export function useChoiceName({ scope, answers }: LeadKindDescription): (field: string, value: string) => string {
  const t = useTranslations('fields') as (key: string) => string
  return (field, value) => (answers[field]?.type === 'choice' ? t(`choices.${scope}.${field}.${value}`) : value)
}
