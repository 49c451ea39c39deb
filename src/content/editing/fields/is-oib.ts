/** Checks a personal identification number of Croatia (OIB) by its check digit: ISO 7064, MOD 11,10. */
export function isOib(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{11}$/.test(text)) return false
  const digits = [...text].map(Number)
  const rest = digits.slice(0, 10).reduce((sum, digit) => (((sum + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - rest) % 10 === digits[10]
}
