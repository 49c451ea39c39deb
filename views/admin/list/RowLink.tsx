import type { ReactNode } from 'react'
import styles from './RowLink.module.css'

/** To the page of a row; the keys that go through the rows stop at it. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} data-row-link>
      {children}
    </a>
  )
}
