/** A number as people type it, with comma or point; what is none stays a text, for the server to refuse. */
export function readNumber(text: string): number | string {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? text : number
}

/** The same where the field may be left empty. */
export function readOptionalNumber(text: string): number | string | null {
  return text.trim() === '' ? null : readNumber(text)
}
