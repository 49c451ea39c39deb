import { ChevronDown } from 'lucide-react'
import { Disclaimer } from './Disclaimer'
import styles from './Faq.module.css'
import { Section } from './Section'

interface FaqProps {
  title: string
  items: { question: string; answer: string }[]
  disclaimer?: string
}

/** Questions that open by themselves, without a script. */
export function Faq({ title, items, disclaimer }: FaqProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <h2>{title}</h2>
        <div>
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
