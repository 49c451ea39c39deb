import type { ReactNode } from 'react'
import { DensitySwitch } from './DensitySwitch'
import { Empty } from './Empty'
import { LIST_TITLE_ID } from './focus-list'
import styles from './ListPage.module.css'
import { Pager } from './Pager'

interface ListPageProps {
  title: string
  /** Text shown instead of the table when the list is empty. */
  empty: string
  /** Actions to offer when the list is empty. */
  emptyActions?: ReactNode
  list: { page: number; pageSize: number; total: number; totalIsCapped: boolean }
  /** Actions beside the title. */
  actions?: ReactNode
  /** Filter controls above the table. */
  filter?: ReactNode
  /** Table, labelled by the title. */
  children: ReactNode
}

export function ListPage({ title, empty, emptyActions, list, actions, filter, children }: ListPageProps) {
  return (
    <>
      <div className={styles.head} data-wide>
        <h1 id={LIST_TITLE_ID} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {(filter || list.total > 0) && actions}
        {list.total > 0 && <DensitySwitch />}
      </div>
      {filter}
      {list.total === 0 ? (
        <Empty text={empty}>{emptyActions}</Empty>
      ) : (
        <>
          {children}
          <Pager {...list} />
        </>
      )}
    </>
  )
}
