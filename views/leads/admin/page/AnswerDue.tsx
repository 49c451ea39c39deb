import { useTranslations } from '#views/page-context'
import styles from './AnswerDue.module.css'
import { useLeadWork } from './lead-work'

/** Time by which the sender of the lead was promised an answer, while it is awaited. */
export function AnswerDue() {
  const t = useTranslations('leads')
  const { answerDueAt, isOverdue } = useLeadWork().lead
  if (!answerDueAt) return null
  return (
    <p className={styles.due} data-overdue={isOverdue || undefined}>
      {t(isOverdue ? 'due.since' : 'due.by', { time: answerDueAt.exact })}
    </p>
  )
}
