import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { write } from '#client/requests/requests'
import { showAgain } from '#client/show-again'
import type { CalendarAbsence } from '#src/bookings/calendar/calendar-view'
import { daysAfter } from '#src/shared/opening/opening-hours'
import { readTyped } from '#src/shared/typed-times'
import { toZagrebTime } from '#src/shared/zagreb-time'
import { formatMoment } from '#views/formatting'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { Button } from '#views/kit/components/Button'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { valuesOf } from '#views/kit/forms/values'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { usePageContext, useTranslations } from '#views/page-context'
import type { CalendarOutcome } from './Calendar'
import { calendarAddress } from './calendar-address'
import type { CalendarData } from './calendar-data'
import styles from './form.module.css'
import { instantOf, timeFaults } from './times'
import { UpcomingAbsences } from './UpcomingAbsences'
import { useWork } from './use-work'
import { WorkFailure } from './WorkFailure'

interface AbsenceFormProps {
  calendar: CalendarData
  /** Undefined for a new one, and for an opened one on other days than the shown ones. */
  absence?: CalendarAbsence
  onDone: (outcome: CalendarOutcome) => Promise<void>
  onClose: () => void
}

type Stored = AnswerOf<'POST', '/api/admin/absences'>

const named = { start: 'from', end: 'to' }
const MIDNIGHT = '00:00'

/** Form for the absence of a therapist: whole days, or times. It lists the visits that are booked then. */
export function AbsenceForm({ calendar, absence: shown, onDone, onClose }: AbsenceFormProps) {
  const t = useTranslations('calendar')
  const { language } = usePageContext()
  const { submission, failure, run } = useWork(named)
  const [stored, setStored] = useState<Stored>()
  const [absence, setAbsence] = useState(shown)
  if (shown && shown !== absence) setAbsence(shown)
  const { therapists: ofLocation, everybody, therapist, date } = calendar
  const therapists = absence
    ? everybody.filter(({ id }) => id === absence.therapistId || ofLocation.some((one) => one.id === id))
    : ofLocation
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = valuesOf(form)
    const { from, to } = entered
    const faults = timeFaults(entered, {
      firstDay: 'date',
      lastDay: 'date',
      ...(from && { from: 'time' }),
      ...(to && { to: 'time' }),
    })
    const send = () =>
      absence
        ? write({ method: 'PUT', path: '/api/admin/absences/{id}', ...seen(absence), body: toBody(entered) })
        : write({ method: 'POST', path: '/api/admin/absences', body: toBody(entered) })
    const answer = await run(form, send, faults)
    if (!answer) return
    if (answer.visits.length === 0) return onDone({ text: t('done.absence') })
    setStored(answer)
    await showAgain(calendarAddress(calendar))
  }
  const remove = async (form: HTMLFormElement, removed: CalendarAbsence) => {
    const answer = await run(form, async () => {
      await write({ method: 'DELETE', path: '/api/admin/absences/{id}', ...seen(removed) })
      return true
    })
    if (answer) await onDone({ text: t('done.absenceRemoved') })
  }
  if (stored) {
    return (
      <div className={styles.form} role="status">
        <p>{t('done.absence')}</p>
        <p>{t('absences.visits')}</p>
        <ul className={styles.alternatives}>
          {stored.visits.map((visit) => (
            <li key={visit.id}>
              <a href={`${leadKinds.booking.list}/${visit.id}`}>{visit.name}</a>, {formatMoment(visit.start, language)}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button small look="purple" onClick={() => void onDone({ text: t('done.absence') })}>
            {t('panel.close')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <FormFrame
      name="calendar-absence"
      submission={submission}
      fields={{}}
      values={absence ? toValues(absence) : { therapistId: therapist ?? '', firstDay: date, lastDay: date }}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <Select
        name="therapistId"
        label={t('form.therapist')}
        required
        placeholder={t('form.chooseTherapist')}
        options={therapists.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <div className={styles.pair}>
        <TimeField name="firstDay" label={t('absences.firstDay')} required />
        <TimeField name="from" type="time" label={t('absences.from')} />
        <TimeField name="lastDay" label={t('absences.lastDay')} required />
        <TimeField name="to" type="time" label={t('absences.to')} />
      </div>
      <p className={styles.hint}>{t('absences.wholeDays')}</p>
      <WorkFailure failure={failure} notice={submission.notice} onRefreshed={submission.end} />
      <div className={styles.buttons}>
        <SubmitButton small look="purple" label={t('absences.submit')} submittingLabel={t('absences.submitting')} />
        {absence && (
          <Button small look="outline" onClick={(event) => void remove(event.currentTarget.form!, absence)}>
            <Trash2 aria-hidden />
            {t('absences.remove')}
          </Button>
        )}
        <Button small look="outline" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
      {!absence && <UpcomingAbsences calendar={calendar} />}
    </FormFrame>
  )
}

const seen = ({ id, version }: CalendarAbsence) => ({ parameters: { id }, ifMatch: `"${version}"` })

/** Converts typed days and times: without times, from the first midnight to the one after the last day. */
function toBody({ therapistId = '', firstDay = '', from, lastDay = '', to }: Record<string, string>) {
  const last = readTyped('date', lastDay)
  return {
    therapistId,
    start: instantOf(firstDay, from || MIDNIGHT),
    end: to ? instantOf(lastDay, to) : instantOf(daysAfter(last, 1), MIDNIGHT),
  }
}

function toValues({ therapistId, from, to }: CalendarAbsence): Record<string, string> {
  const [[firstDay, start], [lastDay, end]] = [from, to].map((time) =>
    toZagrebTime(new Date(time).toISOString()).split('T'),
  ) as [[string, string], [string, string]]
  const isWhole = end === MIDNIGHT
  return {
    therapistId,
    firstDay,
    from: start === MIDNIGHT ? '' : start,
    lastDay: isWhole ? daysAfter(lastDay, -1) : lastDay,
    to: isWhole ? '' : end,
  }
}
