import type { ReactNode } from 'react'
import { LIST_TITLE_ID } from './focus-list'
import styles from './ListHead.module.css'

interface ListHeadProps {
  title: string
  /** Introductory text. */
  lead?: ReactNode
  /** Action beside the title. */
  action?: ReactNode
  /** Result of the last action on the list. */
  children?: ReactNode
}

/** Head of a list without pagination. */
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
