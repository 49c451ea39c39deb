import type { ReactNode } from 'react'
import styles from './StateBadge.module.css'

export type Tone = 'good' | 'warning' | 'bad'

/** The state of something, in a word with a colour; without a tone it is neither good nor bad. */
export function StateBadge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
