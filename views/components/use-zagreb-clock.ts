import { useEffect, useState } from 'react'

export interface ZagrebClock {
  /** Monday is 0. */
  weekday: number
  /** `HH:mm`. */
  time: string
}

const REFRESH_MS = 30_000

/** The time at the centres; unknown on the server, whose pages are kept for later readers. */
export function useZagrebClock(): ZagrebClock | undefined {
  const [clock, setClock] = useState<ZagrebClock>()
  useEffect(() => {
    const tick = () => setClock((known) => sameOr(known, zagrebClock(new Date())))
    tick()
    const timer = setInterval(tick, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return clock
}

export function zagrebClock(now: Date): ZagrebClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zagreb',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  }
}

function sameOr(known: ZagrebClock | undefined, next: ZagrebClock): ZagrebClock {
  return known && known.time === next.time && known.weekday === next.weekday ? known : next
}
