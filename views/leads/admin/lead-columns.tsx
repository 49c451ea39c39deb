import type { ReactNode } from 'react'
import { isUncovered } from '#src/shared/bookings/coverage'
import { CoverageBadge } from '#views/bookings/visit-coverage/CoverageBadge'
import { Contact } from '#views/kit/admin/list/Contact'
import { Time } from '#views/kit/admin/Time'
import type { Translator } from '#views/translations'
import type { LeadChoices } from './choices'
import type { LeadKind } from './lead-kinds'
import type { LeadRow } from './list/lead-list'
import styles from './list/lead-list.module.css'
import { nameOfLead } from './name-of-lead'
import { StatusBadge } from './StatusBadge'

/** Values that cells need besides their row. */
export interface CellContext extends LeadChoices {
  kind: LeadKind
  t: Translator<'leads'>
  statusName: (status: string) => string
  /** Returns the address of a lead's page. */
  addressOf: (row: LeadRow) => string
}

type Cell = (row: LeadRow, context: CellContext) => ReactNode

interface LeadColumn {
  cell: Cell
  /** Cell of printouts; without it, they do not contain the column. */
  print?: Cell
  /** True for columns after the fields of the form, in the list and in printouts. */
  last?: { list?: boolean; print?: boolean }
  /** Sort key, if the list can be sorted by the column. */
  sort?: string
  /** True if the column cannot be hidden, and is the title of a card. */
  title?: boolean
  /** True if a card shows its heading. */
  captioned?: boolean
}

const last = { list: true, print: true }

const described = {
  received: {
    // In numbers, so that all columns fit a window of 1440 pixels.
    cell: ({ receivedAt }) => <Time moment={receivedAt} as="short" />,
    print: ({ receivedAt }) => <Time moment={receivedAt} as="date" />,
    sort: 'receivedAt',
  },
  name: {
    cell: (row, { kind, addressOf }) => (
      <a className={styles.name} data-row-link data-status={row.status} href={addressOf(row)}>
        {nameOfLead(kind, row)}
      </a>
    ),
    sort: 'name',
    title: true,
  },
  contact: { cell: (row) => <Contact {...row} />, sort: 'email' },
  status: {
    cell: ({ status, coverage = null }, { kind }) => (
      <>
        <StatusBadge kind={kind} status={status} />
        {isUncovered(coverage) && <CoverageBadge gap={coverage} />}
      </>
    ),
    print: ({ status }, { statusName }) => statusName(status),
    last: { list: true },
    sort: 'status',
  },
  assignee: {
    cell: ({ assigneeId }, { colleagues }) => {
      const colleague = colleagues.find(({ id }) => id === assigneeId)
      return colleague && <span title={colleague.email}>{colleague.name}</span>
    },
    last,
    captioned: true,
  },
  location: {
    cell: ({ location }, { locations }) => locations.find(({ slug }) => slug === location)?.name ?? location,
    last,
    captioned: true,
  },
  language: {
    cell: ({ language }, { t }) => t(`languages.${language}`),
    print: ({ language }, { t }) => t(`languages.${language}`),
    last,
  },
} satisfies Record<string, LeadColumn>

export type LeadColumnName = keyof typeof described

/** Columns of the lead lists and of printouts, besides the fields of the form, in their order. Their headings are texts. */
export const leadColumns = Object.entries(described) as [name: LeadColumnName, column: LeadColumn][]
