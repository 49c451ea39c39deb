/** Spaces, control and format characters, Unicode's default ignorable code points, and the empty Braille pattern. */
const SHOWS_NOTHING = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Checks whether a text contains no visible character. */
export function isBlank(text: string): boolean {
  return SHOWS_NOTHING.test(text)
}
