import { ChevronDown } from 'lucide-react'
import styles from './Questions.module.css'

export interface Question {
  question: string
  answer: string
}

/** Disclosure list of questions, native `<details>` without a script. */
export function Questions({ items }: { items: Question[] }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <ChevronDown aria-hidden />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
