import { getFirst, getLast } from '#src/shared/lookups.js'
/** Returns the initials of a first and a last name, such as `A. K.`; those of other names are omitted. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  const shown = letters.length > 1 ? [getFirst(letters), getLast(letters)] : letters
  return shown.map((letter) => `${letter.toLocaleUpperCase('hr')}.`).join('\u00a0')
}
