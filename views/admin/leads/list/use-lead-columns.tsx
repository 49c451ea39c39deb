import { useTranslations } from '#views/translations'
import { Contact } from '../../list/Contact'
import type { Column } from '../../list/column'
import { useListAddress } from '../../list/list-address'
import { Time } from '../../Time'
import type { LeadKind } from '../lead-kinds'
import { StatusBadge } from '../StatusBadge'
import type { LeadList, LeadRow } from './lead-list'
import styles from './lead-list.module.css'

/** Returns the columns that all lead kinds share. */
export function useLeadColumns<Row extends LeadRow>(
  kind: LeadKind,
  { colleagues, locations }: LeadList<Row>,
  nameOf: (row: Row) => string,
) {
  const t = useTranslations('leads')
  const address = useListAddress()
  const label = (column: 'received' | 'name' | 'contact' | 'status' | 'assignee' | 'location' | 'language') =>
    t(`${kind.plural}.columns.${column}`)
  const column = (
    name: Parameters<typeof label>[0],
    cell: Column<Row>['cell'],
    sort?: Column<Row>['sort'],
  ): Column<Row> => ({ name, label: label(name), cell, sort })
  return {
    received: column('received', ({ receivedAt }) => <Time moment={receivedAt} />, 'receivedAt'),
    // Always shown: it links to the lead.
    name: {
      ...column(
        'name',
        (row) => (
          <a
            className={styles.name}
            data-row-link
            data-status={row.status}
            href={address({}, `${kind.list}/${row.id}`)}
          >
            {nameOf(row)}
          </a>
        ),
        'name',
      ),
      name: undefined,
      title: true,
    },
    contact: column('contact', (row) => <Contact {...row} />, 'email'),
    status: column('status', ({ status }) => <StatusBadge kind={kind} status={status} />, 'status'),
    assignee: {
      ...column('assignee', ({ assigneeId }) => {
        const colleague = colleagues.find(({ id }) => id === assigneeId)
        return colleague && <span title={colleague.email}>{colleague.name.split('@')[0]}</span>
      }),
      captioned: true,
    },
    location: {
      ...column('location', ({ location }) => locations.find(({ slug }) => slug === location)?.name ?? location),
      captioned: true,
    },
    language: column('language', ({ language }) => t(`languages.${language}`)),
  }
}
