import type { Language } from '../languages.js'

const NO_BREAK = '\u00a0'

/** Formats euros, whole amounts without cents: `80 €` in Croatian, `€80` in English. */
export function formatPrice(euros: number, language: Language): string {
  const cents = Number.isInteger(euros) ? 0 : 2
  const number = euros.toFixed(cents).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  if (language === 'en') return `€${number}`
  return `${number.replace(/[,.]/g, (sign) => (sign === ',' ? '.' : ','))}${NO_BREAK}€`
}
