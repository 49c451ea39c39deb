import type { ReactNode } from 'react'
import { LIST_TITLE_ID } from './focus-list'
import styles from './ListHead.module.css'

interface ListHeadProps {
  title: string
  /** What the list is about. */
  lead?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  /** What was done to the list. */
  children?: ReactNode
}

/** What stands above a list that is short enough for one page. */
export function ListHead({ title, lead, action, children }: ListHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h1 id={LIST_TITLE_ID} className={styles.title}>
          {title}
        </h1>
        {action}
      </div>
      {children}
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
