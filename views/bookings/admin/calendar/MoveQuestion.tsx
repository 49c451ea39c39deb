import type { SubmitEvent } from 'react'
import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useZagrebClock } from '#views/locations/opening-hours/use-zagreb-clock'
import { useTranslations } from '#views/page-context'
import { Alternatives } from './Alternatives'
import type { CalendarOutcome } from './Calendar'
import type { CalendarData } from './calendar-data'
import styles from './form.module.css'
import { isOpen, timeOf } from './geometry'
import type { Place } from './place'
import { instantOf, lengthOf } from './times'
import { useMove } from './use-move'
import { useNames } from './use-names'
import { useWork } from './use-work'
import { WorkFailure } from './WorkFailure'

interface MoveQuestionProps {
  calendar: CalendarData
  /** Visit that was dragged; undefined while nothing is asked. */
  visit?: CalendarVisit
  place?: Place
  onDone: (outcome: CalendarOutcome, changes?: { date?: string; location?: string }) => Promise<void>
  /** Changes the place. */
  onChoose: (place: Place) => void
  onClose: () => void
}

const DAY_MINUTES = 1440

/** Question before a dragged visit is moved, which says what changes. */
export function MoveQuestion({ visit, place, onClose, ...others }: MoveQuestionProps) {
  const t = useTranslations('calendar')
  const isAsked = visit !== undefined && place !== undefined
  return (
    <Dialog title={t('move.question')} open={isAsked} onClose={onClose}>
      {isAsked && <Question visit={visit} place={place} onClose={onClose} {...others} />}
    </Dialog>
  )
}

type QuestionProps = Required<MoveQuestionProps>

function Question({ calendar, visit, place, onDone, onChoose, onClose }: QuestionProps) {
  const t = useTranslations('calendar')
  const names = useNames(calendar)
  const { submission, alternatives, failure, run } = useWork()
  const { move, report } = useMove(calendar, onDone)
  const therapistId = place.therapistId ?? visit.therapistId
  const end = (place.start + lengthOf(visit)) % DAY_MINUTES
  const start = instantOf(place.date, timeOf(place.start))
  const clock = useZagrebClock()
  const isPast = clock && `${place.date} ${timeOf(place.start)}` < `${clock.date} ${clock.time}`
  const day = calendar.days.findIndex(({ date }) => date === place.date)
  const open = calendar.therapists.find(({ id }) => id === therapistId)?.open[day]
  const isOutside = open && !isOpen({ start: place.start, end: place.start + lengthOf(visit) }, open)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = { start, therapistId, location: calendar.location! }
    const answer = await run(event.currentTarget, () => move(visit, to))
    if (answer) await report(visit, to, answer.version)
  }
  return (
    <FormFrame
      name="calendar-drop"
      submission={submission}
      fields={{}}
      values={{}}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <dl className={styles.change}>
        <dt>{t('panel.client')}</dt>
        <dd>{visit.name}</dd>
        <dt>{t('move.from')}</dt>
        <dd>
          {names.times(visit)}, {names.therapist(visit.therapistId)}
        </dd>
        <dt>{t('move.to')}</dt>
        <dd className={styles.new}>
          {names.moment(place.date, place.start)}–{timeOf(end)}, {names.therapist(therapistId)}
        </dd>
      </dl>
      <p className={styles.hint}>
        {isOutside && `${t('move.outside')} `}
        {t(isPast ? 'move.past' : visit.hasEmail ? 'move.mail' : 'move.noMail')}
      </p>
      <WorkFailure failure={failure} notice={submission.notice} onRefreshed={submission.end}>
        <Alternatives
          calendar={calendar}
          alternatives={alternatives}
          onChoose={(time) => onChoose({ ...place, ...time, therapistId })}
        />
      </WorkFailure>
      <div className={styles.buttons}>
        <SubmitButton small look="purple" label={t('move.submit')} submittingLabel={t('move.submitting')} />
        <Button small look="outline" onClick={onClose}>
          {t('move.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}
