import { type MouseEvent, useRef, useState } from 'react'
import { followUp } from '#src/shared/leads/follow-up'
import { daysAfter } from '#src/shared/opening/opening-hours'
import { isDay, readTyped } from '#src/shared/typed-times'
import { zagrebDay } from '#src/shared/zagreb-time'
import { formatNumericDay } from '#views/formatting'
import { TimeInput } from '#views/kit/admin/form/TimeInput'
import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import { useLeadWork } from './lead-work'
import styles from './LeadPanel.module.css'

/** Scrolls the form of the reminder into view when it is opened. */
function showOpened({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { parentElement: details } = currentTarget
  requestAnimationFrame(() => details!.matches('[open]') && details!.scrollIntoView({ block: 'nearest' }))
}

/** Reminder of the lead: a day, and optionally why. */
export function FollowUp() {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const { language } = usePageContext()
  const { lead, perform, refuse, busy } = useLeadWork()
  const day = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLInputElement>(null)
  const { followUp: current, reminder } = lead
  // Its user opens and closes it; a change of the reminder does not.
  const [isOpen] = useState(current !== null)
  if (!lead.canFollowUp) return null
  const save = (followUpOn: string) => {
    if (!isDay(followUpOn)) return refuse(followUpOn.trim() ? ofLists('filter.wrongDay') : t('followUp.required'))
    perform({
      change: { followUpOn, followUpNote: note.current!.value.trim() },
      done: t('done.followUp', { day: formatNumericDay(followUpOn, language) }),
      attempt: t('attempt.followUp'),
    })
  }
  const saveTyped = () => save(readTyped('date', day.current!.querySelector('input')!.value))
  const saveIn = (days: number) => save(daysAfter(zagrebDay(new Date()).toString(), days))
  const remove = () =>
    perform({ change: { followUpOn: null }, done: t('done.noFollowUp'), attempt: t('attempt.followUp') })
  const button = { look: 'outline', small: true, 'aria-disabled': busy || undefined } as const
  return (
    <details className={`${styles.part} ${styles.reminder}`} open={isOpen}>
      <summary onClick={showOpened}>
        <h2 className={styles.title}>{t('followUp.title')}</h2>
      </summary>
      {reminder && (
        <p className={styles.followUp} data-due={reminder.due === 'on' ? undefined : ''}>
          <strong>{t(`followUp.${reminder.due}`, { day: reminder.day })}</strong> {current?.note}
        </p>
      )}
      {/* Another reminder fills the fields again. */}
      <div key={`${current?.day} ${current?.note}`} className={`${styles.work} ${styles.followUpFields}`}>
        <div ref={day}>
          <TimeInput
            className={styles.control}
            of="date"
            label={t('followUp.day')}
            aria-label={t('followUp.day')}
            defaultValue={current?.day}
          />
        </div>
        <input
          ref={note}
          className={`${styles.control} ${styles.callNote}`}
          maxLength={followUp.followUpNote.maxLength}
          aria-label={t('followUp.note')}
          placeholder={t('followUp.note')}
          defaultValue={current?.note ?? ''}
        />
        <div className={styles.calls}>
          <Button {...button} onClick={() => saveIn(1)}>
            {t('followUp.tomorrow')}
          </Button>
          <Button {...button} onClick={() => saveIn(7)}>
            {t('followUp.nextWeek')}
          </Button>
          <Button {...button} onClick={saveTyped}>
            {t('followUp.save')}
          </Button>
          {current && (
            <Button {...button} onClick={remove}>
              {t('followUp.remove')}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
