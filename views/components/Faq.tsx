import { ChevronDown } from 'lucide-react'
import styles from './Faq.module.css'

/** Questions that open by themselves, without a script. */
export function Faq({ items }: { items: { question: string; answer: string }[] }) {
  return (
    <div className={styles.list}>
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
