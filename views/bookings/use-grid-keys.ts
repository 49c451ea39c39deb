import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { navigate } from '#client/router'
import { daysAfter, weekdayOf } from '#src/shared/opening/opening-hours'
import { monthOf } from './month-of'

interface Grid {
  /** Shown month, `YYYY-MM`. */
  month: string
  weeks: ({ date: string } | null)[][]
  /** First and last day that the keys reach. */
  today: string
  last: string
}

/** Returns the same day some months later, or the last day of a shorter month. */
function monthsAfter(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, length))).toISOString().slice(0, 10)
}

/** Days that keys lead to. */
const targets: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => daysAfter(date, -1),
  ArrowRight: (date) => daysAfter(date, 1),
  ArrowUp: (date) => daysAfter(date, -7),
  ArrowDown: (date) => daysAfter(date, 7),
  Home: (date) => daysAfter(date, -weekdayOf(date)),
  End: (date) => daysAfter(date, 6 - weekdayOf(date)),
  PageUp: (date) => monthsAfter(date, -1),
  PageDown: (date) => monthsAfter(date, 1),
}

/**
 * Moves focus through the days of a month by keys; a day of another month is shown first.
 * @param day chosen day
 * @param addressOf returns the address of a month
 */
export function useGridKeys({ month, weeks, today, last }: Grid, day = '', addressOf: (month: string) => string) {
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState('')
  /** Day to focus once its month is shown. */
  const pending = useRef('')
  const inMonth = (date: string) => monthOf(date) === month
  const first = weeks.flat().find((one) => one && one.date >= today)?.date
  /** The one day that Tab leads to. */
  const at = [focused, day].find(inMonth) ?? first

  const focus = (date: string) => table.current!.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()

  useEffect(() => {
    if (!pending.current.startsWith(month)) return
    focus(pending.current)
    pending.current = ''
  }, [month])

  return {
    table,
    at,
    onFocus: ({ target }: FocusEvent) => setFocused((target as HTMLElement).dataset.date ?? ''),
    onKeyDown: (event: KeyboardEvent) => {
      const target = targets[event.key]
      const { date } = (event.target as HTMLElement).dataset
      if (!target || !date || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const wanted = target(date)
      const reached = wanted < today ? today : wanted > last ? last : wanted
      if (inMonth(reached)) return focus(reached)
      pending.current = reached
      void navigate(addressOf(monthOf(reached)), { keepScrollPosition: true })
    },
  }
}
