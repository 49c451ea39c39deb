import type { ReactNode } from 'react'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import styles from './Faq.module.css'
import { type Question, Questions } from './Questions'

interface FaqColumnsProps {
  title: string
  items: Question[]
  disclaimer?: string
  /** Heading level of the title: 3 within a section that has its own heading. */
  level?: 2 | 3
  /** Content below the title. */
  children?: ReactNode
}

/** Title and questions, side by side on a desktop. */
export function FaqColumns({ title, items, disclaimer, level = 2, children }: FaqColumnsProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.columns}>
      <div className={styles.heading}>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
      <div>
        <Questions items={items} level={level === 2 ? 3 : 4} />
        {disclaimer && (
          <div className={styles.note}>
            <Disclaimer text={disclaimer} />
          </div>
        )}
      </div>
    </div>
  )
}
