import { useTranslations } from '#views/translations'
import type { Column } from '../../list/column'
import type { LeadRow } from './lead-list'

/** Why a lead is in the spam box; empty where staff put it there. */
export function useSuspicionColumn<Row extends LeadRow>(): Column<Row> {
  const t = useTranslations('leads')
  return {
    label: t('suspicions.label'),
    cell: ({ suspicions }) => suspicions.map((suspicion) => t(`suspicions.${suspicion}`)).join(', '),
    captioned: true,
  }
}
