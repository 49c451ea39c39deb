import { useTranslations } from '#views/page-context'
import type { LeadColumnName } from './lead-columns'
import type { LeadKind } from './lead-kinds'

/** Returns the headings of lead columns. */
export function useHeading(): (column: LeadColumnName) => string {
  const t = useTranslations('leads')
  return (column) => t(`leadColumns.${column}`)
}

/** Returns the labels of lead fields: those of the form, except where the admin has shorter ones. */
export function useFieldLabel({ scope }: LeadKind): (field: string) => string {
  const t = useTranslations('leads')
  const ofForm = useTranslations('fields') as (key: string) => string
  const shorter: Record<string, string> = { name: t('leadColumns.name'), email: t('leadColumns.email') }
  return (field) => shorter[field] ?? ofForm(`${scope}.${field}`)
}
