import type { ReactNode } from 'react'
import { Disclaimer } from '../components/ui/Disclaimer'
import styles from './Faq.module.css'
import { type Question, Questions } from './Questions'
import { Section } from '../components/ui/Section'

interface FaqProps {
  title: string
  items: Question[]
  disclaimer?: string
  /** Content below the title. */
  children?: ReactNode
}

/** Section of frequently asked questions. */
export function Faq({ title, items, disclaimer, children }: FaqProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          {children}
        </div>
        <div>
          <Questions items={items} />
          {disclaimer && (
            <div className={styles.note}>
              <Disclaimer text={disclaimer} />
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
