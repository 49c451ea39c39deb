/** Forgiving on purpose: the server knows better, this only catches slips at once. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim())
}

/** The rule of the server: 6 to 15 digits with the signs people put between them. */
export function looksLikePhone(text: string): boolean {
  return /^\+?(?:[\s()/.-]*\d){6,15}[\s()/.-]*$/.test(text.trim())
}
