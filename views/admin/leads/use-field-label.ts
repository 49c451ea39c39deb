import { useTranslations } from '../../translations'
import type { LeadColumnName } from './lead-columns'
import type { LeadKind } from './lead-kinds'

/** Returns the headings of lead columns. */
export function useHeading({ namedBy }: LeadKind): (column: LeadColumnName) => string {
  const t = useTranslations('leads')
  const isLastNameFirst = namedBy.length > 1
  return (column) => t(`leadColumns.${column === 'name' && isLastNameFirst ? 'lastName' : column}`)
}

/** Returns the labels of lead fields: those of the form, except where the admin has shorter ones. */
export function useFieldLabel({ scope }: LeadKind): (field: string) => string {
  const t = useTranslations('leads')
  const ofForm = useTranslations('fields') as (key: string) => string
  const shorter: Record<string, string> = { name: t('leadColumns.name'), email: t('leadColumns.email') }
  return (field) => shorter[field] ?? ofForm(`${scope}.${field}`)
}
