import { useTranslations } from '#views/translations'
import type { Column } from '../../list/column'
import type { LeadRow } from './lead-list'

/** Returns the column with the reasons for a spam classification; empty for leads that staff marked as spam. */
export function useSuspicionColumn<Row extends LeadRow>(): Column<Row> {
  const t = useTranslations('leads')
  return {
    label: t('suspicions.label'),
    cell: ({ suspicions }) => suspicions.map((suspicion) => t(`suspicions.${suspicion}`)).join(', '),
    captioned: true,
  }
}
