import { ChevronDown } from 'lucide-react'
import styles from './Questions.module.css'

export interface Question {
  question: string
  answer: string
  /** Page with more about it. */
  link?: { href: string; label: string }
}

/** Disclosure list of questions, native `<details>` without a script. */
export function Questions({ items, level = 3 }: { items: Question[]; level?: 3 | 4 }) {
  const Title = `h${level}` as const
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer, link }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <Title className={styles.title}>{question}</Title>
            <ChevronDown aria-hidden />
          </summary>
          <p className={styles.answer}>{answer}</p>
          {link && (
            <a className={styles.more} href={link.href}>
              {link.label}
            </a>
          )}
        </details>
      ))}
    </div>
  )
}
