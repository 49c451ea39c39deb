import { EnvError, makeValidator } from 'envalid'

export const periodUnits = ['hour', 'day', 'month', 'year'] as const

/** How long something lasts, in the unit that people say it in. */
export interface Period {
  count: number
  unit: (typeof periodUnits)[number]
}

/** An interval, as Postgres reads it. */
export function inSql({ count, unit }: Period): string {
  return `${count} ${unit}`
}

/** Such as `90 days`: whole days, months or years, at least one. */
export const period = makeValidator<Period>((input) => {
  const [, count, unit] = /^([1-9]\d{0,2}) (day|month|year)s?$/.exec(input.trim()) ?? []
  if (!count) throw new EnvError(`is not a time such as "90 days", "18 months" or "2 years": "${input}"`)
  return { count: Number(count), unit: unit as Period['unit'] }
})
