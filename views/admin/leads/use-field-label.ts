import { useTranslations } from '../../translations'
import type { LeadKind } from './lead-kinds'

/** What the admin calls the fields of a lead: what its form does, but for those that are shorter here. */
export function useFieldLabel({ scope, plural }: LeadKind): (field: string) => string {
  const t = useTranslations('leads')
  const ofForm = useTranslations('fields') as (key: string) => string
  const shorter: Record<string, string> = { name: t(`${plural}.columns.name`), email: t(`${plural}.columns.email`) }
  return (field) => shorter[field] ?? ofForm(`${scope}.${field}`)
}
