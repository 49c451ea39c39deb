import type { Column } from '#views/kit/admin/list/column'
import { useListAddress } from '#views/kit/admin/list/list-address'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { type LeadColumnName, leadColumns } from '../lead-columns'
import type { LeadKind } from '../lead-kinds'
import { Lines } from '../Lines'
import { nameOfLead } from '../name-of-lead'
import { textOf } from '../text-of'
import { useFieldLabel, useHeading } from '../use-field-label'
import { useStatusName } from '../use-status-name'
import { Excerpt } from './Excerpt'
import type { LeadList, LeadRow } from './lead-list'
import styles from './lead-list.module.css'

/** Columns that state nothing of spam, which nobody processes. */
const NOT_OF_SPAM: (string | undefined)[] = ['status', 'assignee', 'location', 'language'] satisfies LeadColumnName[]

/**
 * Returns the columns of a lead list. Those of spam begin with the reason instead of the status, and end with an action.
 */
export function useLeadColumns(
  kind: LeadKind,
  { colleagues, locations, query }: LeadList,
  onRestore: (lead: LeadRow) => void,
): Column<LeadRow>[] {
  const t = useTranslations('leads')
  const heading = useHeading()
  const fieldLabel = useFieldLabel(kind)
  const statusName = useStatusName(kind)
  const address = useListAddress()
  const addressOf = ({ id }: LeadRow) => address({}, `${kind.list}/${id}`)
  const context = { colleagues, locations, kind, t, statusName, addressOf }
  const columns = leadColumns.map(([name, { cell, last, sort, title, captioned }]) => ({
    label: heading(name),
    sort,
    title,
    captioned,
    name: title ? undefined : name,
    cell: (row: LeadRow) => cell(row, context),
    isLast: last?.list,
  }))
  const answers = Object.entries(kind.answers).map(([name, field]): Column<LeadRow> => ({
    name,
    label: fieldLabel(name),
    cell: (row) => {
      const text = textOf(row, name)
      const { type } = field
      // The name of a service is in the language of the page.
      const lang = name === 'service' ? undefined : row.language
      const isName = !('multiline' in field && field.multiline)
      if (type === 'moment') return <div className={styles.moment}>{text}</div>
      return type === 'choice' || type === 'rows' ? (
        <Lines text={text} />
      ) : (
        <Excerpt text={text} lang={lang} isName={isName || undefined} />
      )
    },
  }))
  const suspicion: Column<LeadRow> = {
    label: t('suspicions.label'),
    // Empty for leads that staff marked as spam.
    cell: ({ suspicions }) => (
      <p className={styles.reason}>{suspicions.map((one) => t(`suspicions.${one}`)).join(', ')}</p>
    ),
    captioned: true,
  }
  const restore: Column<LeadRow> = {
    label: t('spam.action'),
    cell: (row) => (
      <Button
        look="outline"
        small
        className={styles.action}
        aria-label={t('spam.restoreWhich', { name: nameOfLead(kind, row) })}
        onClick={() => onRestore(row)}
      >
        {t('spam.restore')}
      </Button>
    ),
  }
  const isSpam = query.view === 'spam'
  const shown = columns.filter(({ name }) => !isSpam || !NOT_OF_SPAM.includes(name))
  return [
    ...(isSpam ? [suspicion] : []),
    ...shown.filter(({ isLast }) => !isLast),
    ...answers,
    ...shown.filter(({ isLast }) => isLast),
    ...(isSpam ? [restore] : []),
  ]
}
