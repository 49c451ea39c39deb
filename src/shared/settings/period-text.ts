const unitWords = {
  day: ['day', 'days', 'dan', 'dana'],
  month: ['month', 'months', 'mjesec', 'mjeseca', 'mjeseci'],
  year: ['year', 'years', 'godina', 'godine', 'godinu'],
} as const

type Unit = keyof typeof unitWords

const units = Object.keys(unitWords) as Unit[]

/** Such as `90 days` or `2 godine`: whole days, months or years, at least one. */
export const PERIOD = new RegExp(`^([1-9]\\d{0,2})\\s+(${units.flatMap((unit) => unitWords[unit]).join('|')})$`, 'i')

/** What somebody has typed in either language; undefined for what is no time. */
export function readPeriod(text: string): { count: number; unit: Unit } | undefined {
  const [, count, word = ''] = PERIOD.exec(text.trim()) ?? []
  const unit = units.find((each) => (unitWords[each] as readonly string[]).includes(word.toLowerCase()))
  return unit && { count: Number(count), unit }
}

/** As variables of the environment say it. */
export function writePeriod({ count, unit }: { count: number; unit: string }): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
