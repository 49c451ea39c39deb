import type { ReactNode } from 'react'
import { Empty } from './Empty'
import styles from './ListPage.module.css'
import { Pager } from './Pager'

interface ListPageProps {
  title: string
  /** Shown in place of the table when there is nothing at all. */
  empty: string
  list: { page: number; pageSize: number; total: number }
  /** Beside the title. */
  actions?: ReactNode
  /** Of the table; its name is the title. */
  children: ReactNode
}

export const LIST_TITLE_ID = 'list-title'

export function ListPage({ title, empty, list, actions, children }: ListPageProps) {
  if (list.total === 0) {
    return (
      <>
        <h1 className={styles.title}>{title}</h1>
        <Empty text={empty} />
      </>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <h1 id={LIST_TITLE_ID} className={styles.title}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
      <Pager {...list} />
    </>
  )
}
