import { useTranslations } from '../../translations'
import type { LeadKind } from './lead-kinds'

/** Returns the labels of lead fields: those of the form, except where the admin has shorter ones. */
export function useFieldLabel({ scope, plural }: LeadKind): (field: string) => string {
  const t = useTranslations('leads')
  const ofForm = useTranslations('fields') as (key: string) => string
  const shorter: Record<string, string> = { name: t(`${plural}.columns.name`), email: t(`${plural}.columns.email`) }
  return (field) => shorter[field] ?? ofForm(`${scope}.${field}`)
}
