import type { ReactNode } from 'react'
import styles from './editor.module.css'

/** Fields that belong together, beside each other where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
