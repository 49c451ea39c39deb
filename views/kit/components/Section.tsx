import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id?: string
  /** Background colour. */
  tone?: 'white' | 'lavender' | 'night'
  title?: string
  lead?: string
  className?: string
  children: ReactNode
}

/** Full-width section with a heading and a 1200 px container. */
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
