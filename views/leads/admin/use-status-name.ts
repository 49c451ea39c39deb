import { useTranslations } from '#views/page-context'
import type { LeadKind } from './lead-kinds'

/** Returns a function that names the statuses of a lead kind. */
export function useStatusName({ name }: LeadKind): (status: string) => string {
  const t = useTranslations('leads') as (key: string) => string
  return (status) => t(`statuses.${name}.${status}`)
}
