import { useSyncExternalStore } from 'react'

export interface ZagrebClock {
  /** `YYYY-MM-DD`. */
  date: string
  /** Monday is 0. */
  weekday: number
  /** `HH:mm`. */
  time: string
}

const REFRESH_MS = 30_000
/** Made once: it takes longer to make than to use, and every clock of a page reads it several times. */
const zagrebTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The time at the centres; unknown on the server, whose pages are kept for later readers. */
export function useZagrebClock(): ZagrebClock | undefined {
  const now = useSyncExternalStore(subscribe, readClock, () => '')
  const [date, weekday, time] = now.split(' ')
  return date && time ? { date, weekday: Number(weekday), time } : undefined
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, REFRESH_MS)
  return () => clearInterval(timer)
}

function readClock(): string {
  const parts = zagrebTime.formatToParts(new Date())
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return `${date} ${weekdays.indexOf(part('weekday'))} ${part('hour')}:${part('minute')}`
}
