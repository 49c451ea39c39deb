import type { Language } from '../languages.js'

const DECIMAL = /^-?\d+([.,]\d+)?$/
/** At most two decimals: three digits after the separator could be read as thousands or as thousandths. */
const AMOUNT = /^\d+([.,]\d{1,2})?$/

/** Parses a number with decimal comma or point; returns other input unchanged, for the server to reject. */
export function readNumber(text: string): number | string {
  return readAs(DECIMAL, text)
}

/** Parses an amount in euros: `80`, `80,50` or `80.50`. */
export function readAmount(text: string): number | string {
  return readAs(AMOUNT, text)
}

function readAs(pattern: RegExp, text: string): number | string {
  const plain = text.trim()
  return pattern.test(plain) ? Number(plain.replace(',', '.')) : text
}

/** Renders a number with the decimal separator of a language, as these functions parse it. */
export function withSeparatorOf(language: Language, value: number): string {
  return language === 'hr' ? String(value).replace('.', ',') : String(value)
}
