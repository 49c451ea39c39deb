import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { navigate } from '#client/router'
import { daysAfter, weekdayOf } from '#src/shared/opening/opening-hours'

interface Grid {
  /** First day that is shown. */
  from: string
  weeks: { date: string }[][]
  /** First and last day that the keys reach. */
  today: string
  last: string
}

/** Days that are shown at a time. */
const SHOWN_DAYS = 14

/** Days that keys lead to. */
const targets: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => daysAfter(date, -1),
  ArrowRight: (date) => daysAfter(date, 1),
  ArrowUp: (date) => daysAfter(date, -7),
  ArrowDown: (date) => daysAfter(date, 7),
  Home: (date) => daysAfter(date, -weekdayOf(date)),
  End: (date) => daysAfter(date, 6 - weekdayOf(date)),
  PageUp: (date) => daysAfter(date, -SHOWN_DAYS),
  PageDown: (date) => daysAfter(date, SHOWN_DAYS),
}

/**
 * Moves focus through the shown days by keys; another day is shown first.
 * @param day chosen day
 * @param addressOf returns the address of the two weeks that begin on a Monday
 */
export function useGridKeys({ from, weeks, today, last }: Grid, day = '', addressOf: (monday: string) => string) {
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState('')
  /** Day to focus once it is shown. */
  const pending = useRef('')
  const isShown = (date: string) => from <= date && date < daysAfter(from, SHOWN_DAYS)
  const first = weeks.flat().find(({ date }) => date >= today)?.date
  /** The one day that Tab leads to. */
  const at = [focused, day].find(isShown) ?? first

  const focus = (date: string) => table.current!.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()

  useEffect(() => {
    const isPending = from <= pending.current && pending.current < daysAfter(from, SHOWN_DAYS)
    if (!isPending) return
    focus(pending.current)
    pending.current = ''
  }, [from])

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
      if (isShown(reached)) return focus(reached)
      pending.current = reached
      const next = daysAfter(from, reached < from ? -SHOWN_DAYS : SHOWN_DAYS)
      const monday = daysAfter(today, -weekdayOf(today))
      void navigate(addressOf(next < monday ? monday : next), { keepScrollPosition: true })
    },
  }
}
