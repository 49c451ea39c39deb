import type { Language } from '#src/shared/languages'

const MINUTE = 60

/** Returns a formatter of durations in seconds, in the two largest units: `3 h 20 min`. */
export function durationIn(language: Language): (seconds: number) => string {
  const say = (unit: 'day' | 'hour' | 'minute', count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  return (seconds) => {
    const minutes = Math.max(1, Math.round(seconds / MINUTE))
    const hours = Math.round(minutes / 60)
    const parts =
      minutes < 60
        ? [say('minute', minutes)]
        : hours < 48
          ? [say('hour', Math.floor(minutes / 60)), minutes % 60 > 0 && say('minute', minutes % 60)]
          : [say('day', Math.floor(hours / 24)), hours % 24 > 0 && say('hour', hours % 24)]
    return parts.filter(Boolean).join(' ')
  }
}

export interface Change {
  direction: 'faster' | 'slower' | 'same'
  percent: string
}

/** Returns a function that compares two durations; null if either is missing. */
export function changeIn(language: Language): (before: number | null, now: number | null) => Change | null {
  const percentage = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (before, now) => {
    if (!before || now === null) return null
    const share = Math.round((now / before - 1) * 100) / 100
    const direction = share === 0 ? 'same' : share < 0 ? 'faster' : 'slower'
    return { direction, percent: percentage.format(Math.abs(share)) }
  }
}
