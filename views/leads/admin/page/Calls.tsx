import { PhoneCall, PhoneMissed } from 'lucide-react'
import { useRef } from 'react'
import { leadCall } from '#src/shared/leads/lead-reply'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { useLeadWork } from './lead-work'
import styles from './LeadPanel.module.css'

const outcomes = [
  { outcome: 'reached', Icon: PhoneCall },
  { outcome: 'missed', Icon: PhoneMissed },
] as const

/**
 * Records a telephone call in one press, with a line of text if one was typed before; also without a number in the form,
 * which a sender may have given since.
 */
export function Calls() {
  const t = useTranslations('leads')
  const { lead, perform, busy } = useLeadWork()
  const note = useRef<HTMLInputElement>(null)
  if (lead.trashedAt || lead.mergedIntoId || lead.status === 'spam') return null
  const record = (outcome: 'reached' | 'missed') =>
    perform({
      call: { outcome, note: note.current!.value.trim() || undefined },
      done: t(`done.called.${outcome}`),
      attempt: t('attempt.call'),
      // What was typed stays if the call could not be recorded.
      onDone: () => {
        if (note.current) note.current.value = ''
      },
    })
  return (
    <div className={styles.part} role="group" aria-labelledby="calls-title">
      <h2 id="calls-title" className={styles.title}>
        {t('lead.calls')}
      </h2>
      <input
        ref={note}
        className={`${styles.control} ${styles.callNote}`}
        maxLength={leadCall.note.maxLength}
        aria-label={t('lead.callNote')}
        placeholder={t('lead.callNote')}
      />
      <div className={styles.calls}>
        {outcomes.map(({ outcome, Icon }) => (
          <Button key={outcome} look="outline" small aria-disabled={busy || undefined} onClick={() => record(outcome)}>
            <Icon aria-hidden />
            {t(`lead.${outcome}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
