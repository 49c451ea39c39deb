import type { ReactNode } from 'react'
import styles from './StateBadge.module.css'

export type Tone = 'good' | 'warning' | 'bad'

/** Coloured badge of a state; neutral without a tone. */
export function StateBadge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
