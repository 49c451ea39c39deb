import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import { StepLink } from './StepLink'

interface AnsweredProps {
  label: string
  /** Accusative of what is changed. */
  changed?: string
  /** Address that takes the answer back; without one there is no other answer. */
  change?: string
  /** True if another answer takes its place once the server refuses it. */
  refusable?: boolean
  children: ReactNode
}

/** Question that is answered, as a line. */
export function Answered({ label, changed, change, refusable, children }: AnsweredProps) {
  const t = useTranslations('booking')
  return (
    <li className={styles.answered} data-refusable={refusable}>
      <CircleCheck aria-hidden />
      <div>
        <p className={styles.label}>{label}</p>
        <p>{children}</p>
      </div>
      {change && (
        <StepLink className={styles.change} href={change}>
          {t('change')} <span className="visually-hidden">{changed}</span>
        </StepLink>
      )}
    </li>
  )
}
