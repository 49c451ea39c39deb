import type { ReactNode } from 'react'
import styles from './RowLink.module.css'

/** Link to the page of a row; target of the row navigation by keyboard. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} data-row-link>
      {children}
    </a>
  )
}
