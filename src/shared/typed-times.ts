import { TIME_OF_DAY } from './opening/opening-types.js'

/** Kinds of fields for dates and times; their values are those of the HTML inputs of the same type. */
export const timeTypes = ['date', 'time', 'datetime-local'] as const

export type TimeType = (typeof timeTypes)[number]

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** `24. 12. 2026.`, also with other separators and without spaces. */
const DAY = /^(\d{1,2})(?:\. ?|[/-]| )(\d{1,2})(?:\. ?|[/-]| )(\d{4})\.?$/
/** `8`, `8:30`, `08.30`, `0830`, each also with `h`. */
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))? ?h?$/
/** The time of a day: the last part, after a space, comma or `T`. */
const DAY_AND_TIME = /^(.*\d\.?)(?:, ?| u | at |[ T])(\d{1,2}[:.]\d{2} ?h?|\d{1,2} ?h)$/

/** Converts a typed date or time to its value: `YYYY-MM-DD`, `HH:mm` or both with `T`. Other texts are unchanged. */
export function readTyped(type: TimeType, text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (type === 'date') return readDay(plain) ?? text
  if (type === 'time') return readTime(plain) ?? text
  const [, day, time] = DAY_AND_TIME.exec(plain) ?? []
  const read = [day && readDay(day), time && readTime(time)]
  return read.every(Boolean) ? read.join('T') : text
}

/** Checks whether a value of a date field is a day from the year 1000 on. */
export const isDay = (value: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && readDay(value) === value

/** Renders a value as it is typed in Croatia: `24. 12. 2026.`, `08:00` or `24. 12. 2026. 08:00`. Other texts are unchanged. */
export function formatTyped(type: TimeType, value: string): string {
  if (type === 'time') return value
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/.exec(value) ?? []
  return year ? `${day}. ${month}. ${year}.${time ? ` ${time}` : ''}` : value
}

function readDay(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? []
  const [, day = isoDay, month = isoMonth, year = isoYear] = DAY.exec(text) ?? []
  if (!year || !month || !day) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

function readTime(text: string): string | undefined {
  const [, hour, minute = '00'] = TIME.exec(text) ?? []
  const time = hour && `${hour.padStart(2, '0')}:${minute}`
  return time && TIME_OF_DAY.test(time) ? time : undefined
}
