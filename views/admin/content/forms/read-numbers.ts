const DECIMAL = /^-?\d+([.,]\d+)?$/
/** Never three digits after the sign: that would be thousands to some, and thousandths to others. */
const AMOUNT = /^\d+([.,]\d{1,2})?$/

/** A number as people type it, with comma or point; what is none stays a text, for the server to refuse. */
export function readNumber(text: string): number | string {
  return readAs(DECIMAL, text)
}

/** An amount of euros: `80`, `80,50` or `80.50`. */
export function readAmount(text: string): number | string {
  return readAs(AMOUNT, text)
}

/** The same where the field may be left empty. */
export function readOptional(read: typeof readNumber, text: string): number | string | null {
  return text.trim() === '' ? null : read(text)
}

function readAs(pattern: RegExp, text: string): number | string {
  const plain = text.trim()
  return pattern.test(plain) ? Number(plain.replace(',', '.')) : text
}
