import type { Language } from '#src/shared/languages'
import { formatDay, formatFullDay, formatInterval, formatTime } from '#views/formatting'

interface Visit {
  /** Timestamp in the time of Zagreb. */
  start: string
  end?: string
}

const clock = (timestamp: string) => timestamp.slice(11, 16)

/** Formats the day of a visit, with its year. */
export const formatVisitDay = ({ start }: Visit, language: Language) => formatFullDay(start.slice(0, 10), language)

/** Formats the time of a visit: `9–10 h`, or only its start. */
export function formatVisitTime({ start, end }: Visit, language: Language): string {
  return end
    ? formatInterval({ opens: clock(start), closes: clock(end) }, language)
    : formatTime(clock(start), language)
}

/** Formats the day and the start of a visit: `utorak, 1. prosinca · 9 h`. */
export const formatVisitStart = ({ start }: Visit, language: Language) =>
  `${formatDay(start.slice(0, 10), language)} · ${formatTime(clock(start), language)}`

/** Formats the day and the time of a visit, with its year: `utorak, 1. prosinca 2026., 9 h`. */
export const formatVisit = (visit: Visit, language: Language) =>
  `${formatVisitDay(visit, language)}, ${formatVisitTime(visit, language)}`
