import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto'
import { formatTyped } from '#src/shared/typed-times'
import { useTranslations } from '#views/page-context'
import type { CalendarData } from './calendar-data'
import styles from './form.module.css'
import { timeOf } from './geometry'
import { dayAndMinutes } from './times'
import { useNames } from './use-names'

interface AlternativesProps {
  calendar: CalendarData
  alternatives: FreeTimeDto[]
  /** By default, the fields of the form receive the chosen time. */
  onChoose?: (time: { date: string; start: number }) => void
}

/** Nearest free times in place of a taken one. */
export function Alternatives({ calendar, alternatives, onChoose }: AlternativesProps) {
  const t = useTranslations('calendar')
  const names = useNames(calendar)
  if (alternatives.length === 0) return null
  return (
    <>
      <p>{t('move.alternatives')}</p>
      <ul className={styles.choices}>
        {alternatives.map(({ start }) => {
          const { date, minutes } = dayAndMinutes(start)
          return (
            <li key={start}>
              <button
                type="button"
                className={styles.choice}
                onClick={({ currentTarget }) =>
                  onChoose ? onChoose({ date, start: minutes }) : fillIn(currentTarget.form!, date, timeOf(minutes))
                }
              >
                {names.moment(date, minutes)}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function fillIn({ elements }: HTMLFormElement, date: string, time: string) {
  const field = (name: string) => elements.namedItem(name) as HTMLInputElement
  field('date').value = formatTyped('date', date)
  field('time').value = time
  field('time').focus()
}
