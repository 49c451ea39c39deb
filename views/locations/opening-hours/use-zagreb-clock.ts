import { useSyncExternalStore } from 'react'
import { whenIdle } from '#client/idle'
import { TIME_ZONE } from '#src/shared/time-zone'

export interface ZagrebClock {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:mm`. */
  time: string
}

const REFRESH_MS = 30_000

const listeners = new Set<() => void>()
let zagrebTime: Intl.DateTimeFormat | undefined
let now = ''
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Returns the time in Zagreb. Undefined on the server, whose pages are cached, and until the browser is idle: the first formatter of a time
 * zone is slow on phones.
 */
export function useZagrebClock(): ZagrebClock | undefined {
  const [date, time] = useSyncExternalStore(
    subscribe,
    () => now,
    () => '',
  ).split(' ')
  return date && time ? { date, time } : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    whenIdle(tick)
    timer = setInterval(tick, REFRESH_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick(): void {
  // The Swedish locale formats dates as ISO 8601: 2026-03-29 14:05.
  zagrebTime ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
  now = zagrebTime.format(new Date())
  for (const listener of listeners) listener()
}
