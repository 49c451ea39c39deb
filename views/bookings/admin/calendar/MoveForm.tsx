import { type SubmitEvent, useState } from 'react'
import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { Button } from '#views/kit/components/Button'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { valuesOf } from '#views/kit/forms/values'
import { useTranslations } from '#views/page-context'
import { Alternatives } from './Alternatives'
import type { CalendarOutcome } from './Calendar'
import type { CalendarData } from './calendar-data'
import styles from './form.module.css'
import { timeOf } from './geometry'
import { dayAndMinutes, instantOf, timeFaults } from './times'
import { useMove } from './use-move'
import { useNames } from './use-names'
import { useWork } from './use-work'
import { WorkFailure } from './WorkFailure'

interface MoveFormProps {
  calendar: CalendarData
  visit: CalendarVisit
  onDone: (outcome: CalendarOutcome, changes?: { date?: string; location?: string }) => Promise<void>
  onClose: () => void
}

const named = { start: 'time' }

/** Form that moves a visit: what dragging does, for the keyboard and for other locations (WCAG 2.5.7). */
export function MoveForm({ calendar, visit, onDone, onClose }: MoveFormProps) {
  const t = useTranslations('calendar')
  const names = useNames(calendar)
  const { submission, alternatives, failure, run } = useWork(named)
  const { move, report } = useMove(calendar, onDone)
  const { everybody, locations, location } = calendar
  const from = dayAndMinutes(visit.starts)
  const [chosen, setChosen] = useState(location!)
  const therapists = everybody.filter(({ id, locations: own }) => own.includes(chosen) || id === visit.therapistId)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = valuesOf(form)
    const { date = '', time = '', therapistId = '', location: slug = '' } = entered
    const typed = instantOf(date, time)
    // A time that autumn repeats stays the one that it is.
    const isSame = instantOf(from.date, timeOf(from.minutes)) === typed
    const to = { start: isSame ? visit.starts : typed, therapistId, location: slug }
    const answer = await run(form, () => move(visit, to), timeFaults(entered, { date: 'date', time: 'time' }))
    if (answer) await report(visit, to, answer.version)
  }
  return (
    <FormFrame
      name="calendar-move"
      submission={submission}
      fields={{}}
      values={{
        date: from.date,
        time: timeOf(from.minutes),
        therapistId: visit.therapistId,
        location: location!,
      }}
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
      </dl>
      <div className={styles.pair}>
        <TimeField name="date" label={t('form.date')} required />
        <TimeField name="time" type="time" label={t('form.time')} required />
      </div>
      <Select
        name="location"
        label={t('form.location')}
        required
        options={locations.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Select
        name="therapistId"
        label={t('form.therapist')}
        required
        options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p className={styles.hint}>{t(visit.hasEmail ? 'move.mail' : 'move.noMail')}</p>
      <WorkFailure failure={failure} notice={submission.notice} onRefreshed={submission.end}>
        <Alternatives calendar={calendar} alternatives={alternatives} />
      </WorkFailure>
      <div className={styles.buttons}>
        <SubmitButton small look="purple" label={t('move.submit')} submittingLabel={t('move.submitting')} />
        <Button small look="outline" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}
