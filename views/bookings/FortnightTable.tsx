import { ChevronDown } from 'lucide-react'
import { formatFullDay } from '#views/formatting'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { usePageContext, useTranslations } from '#views/page-context'
import type { BookingState } from './booking-state'
import type { FortnightDay } from './fortnight-view'
import styles from './FortnightTable.module.css'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'
import { useGridKeys } from './use-grid-keys'

type Fortnight = NonNullable<BookingState['fortnight']>

interface FortnightTableProps {
  fortnight: Fortnight
  /** Chosen day. */
  day?: string
}

/** Two weeks as a table; with scripts, a grid whose days the arrow keys move through (ARIA APG, date grid). */
export function FortnightTable({ fortnight, day }: FortnightTableProps) {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  const link = useBookingLink()
  const hydrated = useHydrated()
  const { table, at, ...keys } = useGridKeys(fortnight, day, (from) => link({ from }))
  const nameOf = ({ date, free, reason, holiday, canWait }: FortnightDay) => {
    const state = reason
      ? (holiday ?? t(canWait ? 'calendar.fullWithWaitlist' : `calendar.${reason}`))
      : t.plural('calendar.free', free)
    const near = date === fortnight.today ? `${t('calendar.today')}, ` : ''
    return `${near}${formatFullDay(date, language)}: ${state}`
  }
  /** A link at an end has no address, but stays focusable, so that following it does not lose focus. */
  const turn = (to: string | undefined, label: string, className: string | undefined) => (
    <StepLink
      className={className}
      href={to && link({ from: to })}
      aria-label={label}
      {...(!to && { role: 'link', 'aria-disabled': true, tabIndex: hydrated ? 0 : undefined })}
    >
      <ChevronDown aria-hidden />
    </StepLink>
  )
  return (
    <div className={styles.fortnight}>
      <div className={styles.turns}>
        {turn(fortnight.previous, t('calendar.previous'), styles.previous)}
        <p aria-hidden>{fortnight.title}</p>
        {turn(fortnight.next, t('calendar.next'), styles.next)}
      </div>
      <table ref={table} className={styles.table} role={hydrated ? 'grid' : undefined} {...keys}>
        <caption className="visually-hidden">
          {fortnight.title}
          {hydrated && `: ${t('calendar.hint')}`}
        </caption>
        <thead>
          <tr>
            {fortnight.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden>{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fortnight.weeks.map((week, row) => (
            <tr key={row}>
              {week.map((one, column) => (
                <td key={column}>
                  <StepLink
                    key={one.date}
                    className={styles.day}
                    data-date={one.date}
                    data-today={one.date === fortnight.today || undefined}
                    data-month={one.month}
                    data-reason={one.reason}
                    aria-label={nameOf(one)}
                    aria-current={one.date === day ? 'true' : undefined}
                    tabIndex={hydrated ? (one.date === at ? 0 : -1) : undefined}
                    {...(one.reason && !one.canWait
                      ? { role: 'link', 'aria-disabled': true, title: one.holiday ?? t(`calendar.${one.reason}`) }
                      : // The weeks stay where a day of the second one is chosen.
                        { href: link({ day: one.date, from: row === 0 ? undefined : fortnight.from }) })}
                  >
                    {Number(one.date.slice(8))}
                  </StepLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
