import type { ReactNode } from 'react'
import styles from './editor.module.css'

/** Related fields, side by side where the width allows. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
