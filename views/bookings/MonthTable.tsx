import { ChevronDown } from 'lucide-react'
import { formatFullDay } from '#views/formatting'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { usePageContext, useTranslations } from '#views/page-context'
import type { BookingState } from './booking-state'
import type { MonthDay } from './month-view'
import styles from './MonthTable.module.css'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'
import { useGridKeys } from './use-grid-keys'

type Month = NonNullable<BookingState['month']>

interface MonthTableProps {
  month: Month
  /** Chosen day. */
  day?: string
}

/** Month as a table; with scripts, a grid whose days the arrow keys move through (ARIA APG, date grid). */
export function MonthTable({ month, day }: MonthTableProps) {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  const link = useBookingLink()
  const hydrated = useHydrated()
  const { table, at, ...keys } = useGridKeys(month, day, (asked) => link({ day: asked }))
  const nameOf = ({ date, free, reason, holiday, canWait }: MonthDay) => {
    const state = reason
      ? (holiday ?? t(canWait ? 'month.fullWithWaitlist' : `month.${reason}`))
      : t.plural('month.free', free)
    const near = date === month.today ? `${t('month.today')}, ` : ''
    return `${near}${formatFullDay(date, language)}: ${state}`
  }
  /** A link at an end has no address, but stays focusable, so that following it does not lose focus. */
  const turn = (to: string | undefined, label: string, className: string | undefined) => (
    <StepLink
      className={className}
      href={to && link({ day: to })}
      aria-label={label}
      {...(!to && { role: 'link', 'aria-disabled': true, tabIndex: hydrated ? 0 : undefined })}
    >
      <ChevronDown aria-hidden />
    </StepLink>
  )
  return (
    <div className={styles.month}>
      <div className={styles.turns}>
        {turn(month.previous, t('month.previous'), styles.previous)}
        <p aria-hidden>{month.title}</p>
        {turn(month.next, t('month.next'), styles.next)}
      </div>
      <table ref={table} className={styles.table} role={hydrated ? 'grid' : undefined} {...keys}>
        <caption className="visually-hidden">
          {month.title}
          {hydrated && `: ${t('month.hint')}`}
        </caption>
        <thead>
          <tr>
            {month.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden>{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, row) => (
            <tr key={row}>
              {week.map((one, column) => (
                <td key={column}>
                  {one && (
                    <StepLink
                      key={one.date}
                      className={styles.day}
                      data-date={one.date}
                      data-today={one.date === month.today || undefined}
                      data-reason={one.reason}
                      aria-label={nameOf(one)}
                      aria-current={one.date === day ? 'true' : undefined}
                      tabIndex={hydrated ? (one.date === at ? 0 : -1) : undefined}
                      {...(one.reason && !one.canWait
                        ? { role: 'link', 'aria-disabled': true, title: one.holiday ?? t(`month.${one.reason}`) }
                        : { href: link({ day: one.date }) })}
                    >
                      {Number(one.date.slice(8))}
                    </StepLink>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
