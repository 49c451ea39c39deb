import { useTranslations } from '../../translations'
import type { LeadKind } from './lead-kinds'

/** Names the statuses of a kind of lead. */
export function useStatusName({ name }: LeadKind): (status: string) => string {
  const t = useTranslations('leads') as (key: string) => string
  return (status) => t(`statuses.${name}.${status}`)
}
