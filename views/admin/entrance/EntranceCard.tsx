import type { ReactNode } from 'react'
import styles from './entrance.module.css'

/** Card of the pages for signed-out users. */
export function EntranceCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
