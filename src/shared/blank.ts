/** Spaces, control and format characters, what Unicode calls ignorable, and the empty Braille pattern. */
const SHOWS_NOTHING = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a reader of the text would see nothing. */
export function isBlank(text: string): boolean {
  return SHOWS_NOTHING.test(text)
}
