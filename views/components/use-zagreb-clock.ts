import { useSyncExternalStore } from 'react'

export interface ZagrebClock {
  /** Monday is 0. */
  weekday: number
  /** `HH:mm`. */
  time: string
}

const REFRESH_MS = 30_000
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The time at the centres; unknown on the server, whose pages are kept for later readers. */
export function useZagrebClock(): ZagrebClock | undefined {
  const now = useSyncExternalStore(subscribe, readClock, () => '')
  const [weekday, time] = now.split(' ')
  return time ? { weekday: Number(weekday), time } : undefined
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, REFRESH_MS)
  return () => clearInterval(timer)
}

function readClock(): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zagreb',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date())
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value
  return `${weekdays.indexOf(part('weekday'))} ${part('hour')}:${part('minute')}`
}
