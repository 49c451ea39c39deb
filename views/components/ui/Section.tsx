import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id?: string
  /** The ground it stands on. */
  tone?: 'white' | 'lavender' | 'night'
  title?: string
  lead?: string
  className?: string
  children: ReactNode
}

/** A band across the page with its heading and a container of 1200 px. */
export function Section({ id, tone = 'white', title, lead, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`laid-out-late ${styles.section} ${styles[tone]} ${className}`}>
      <div className={styles.inner}>
        {title && (
          <div className={styles.heading}>
            <h2>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
