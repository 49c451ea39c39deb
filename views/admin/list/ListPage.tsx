import type { ReactNode } from 'react'
import { DensitySwitch } from './DensitySwitch'
import { Empty } from './Empty'
import { LIST_TITLE_ID } from './focus-list'
import styles from './ListPage.module.css'
import { Pager } from './Pager'

interface ListPageProps {
  title: string
  /** Shown in place of the table when there is nothing at all. */
  empty: string
  /** What can be done about there being nothing. */
  emptyActions?: ReactNode
  list: { page: number; pageSize: number; total: number; totalIsCapped: boolean }
  /** Beside the title. */
  actions?: ReactNode
  /** Above the table: what chooses its part of the list. */
  filter?: ReactNode
  /** Of the table; its name is the title. */
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
