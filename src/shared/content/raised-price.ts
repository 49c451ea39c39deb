/** Whole percent, or one decimal with comma or point; negative to lower prices. */
const PERCENT = /^[-−+]?\d{1,3}([.,]\d)?$/
const LOWEST = -90
const HIGHEST = 100

/** Parses a percentage; undefined for other texts and for one that is too low or too high. */
export function parsePercent(text: string): number | undefined {
  const plain = text.replace('%', '').trim()
  if (!PERCENT.test(plain)) return undefined
  const percent = Number(plain.replace(',', '.').replace('−', '-'))
  return percent >= LOWEST && percent <= HIGHEST ? percent : undefined
}

/** Returns a price raised by a percentage, in whole euros. A service that costs something does not become free. */
export function raisedPrice(price: number, percent: number): number {
  if (price === 0) return 0
  const cents = Math.round(price * 100)
  return Math.max(1, Math.round((cents * (1000 + Math.round(percent * 10))) / 100_000))
}
