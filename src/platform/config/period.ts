import { EnvError, makeValidator } from 'envalid'

export const periodUnits = ['hour', 'day', 'month', 'year'] as const

/** Duration in a calendar unit. */
export interface Period {
  count: number
  unit: (typeof periodUnits)[number]
}

/** Returns the period as an interval literal of PostgreSQL. */
export function inSql({ count, unit }: Period): string {
  return `${count} ${unit}`
}

/** Validates a period such as `90 days`: whole days, months or years, at least one. */
export const period = makeValidator<Period>((input) => {
  const [, count, unit] = /^([1-9]\d{0,2}) (day|month|year)s?$/.exec(input.trim()) ?? []
  if (!count) throw new EnvError(`is not a period such as "90 days", "18 months" or "2 years": "${input}"`)
  return { count: Number(count), unit: unit as Period['unit'] }
})
