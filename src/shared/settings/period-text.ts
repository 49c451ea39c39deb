const unitWords = {
  day: ['day', 'days', 'dan', 'dana'],
  month: ['month', 'months', 'mjesec', 'mjeseca', 'mjeseci'],
  year: ['year', 'years', 'godina', 'godine', 'godinu'],
} as const

type Unit = keyof typeof unitWords

const units = Object.keys(unitWords) as Unit[]

/** Format of a period, such as `90 days` or `2 godine`: whole days, months or years, at least one. */
export const PERIOD = new RegExp(`^([1-9]\\d{0,2})\\s+(${units.flatMap((unit) => unitWords[unit]).join('|')})$`, 'i')

/** Parses a period typed in either language; returns undefined for invalid input. */
export function readPeriod(text: string): { count: number; unit: Unit } | undefined {
  const [, count, word = ''] = PERIOD.exec(text.trim()) ?? []
  const unit = units.find((each) => (unitWords[each] as readonly string[]).includes(word.toLowerCase()))
  return unit && { count: Number(count), unit }
}

/** Renders a period in the format of environment variables. */
export function writePeriod({ count, unit }: { count: number; unit: string }): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
