/** Average width of a letter in the header, in pixels, and the padding of an item; measured by the browser test. */
const LETTER = 8.4
const PADDING = 12
/** Own pages with a longer title are cut off. */
const MOST_LETTERS = 18
/** Room for the items in the narrowest row, beside the telephone number, and beside its icon alone. */
const ROOM = 600
const ROOM_BESIDE_ICON = 715

/** Returns how many items fit in the row, and whether the telephone number has to give way. The menu shows all of them. */
export function fitHeader(labels: string[]): { compact: boolean; shown: number } {
  const widths = labels.map((label) => Math.min(label.length, MOST_LETTERS) * LETTER + PADDING)
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= ROOM) return { compact: false, shown: labels.length }
  let used = 0
  const first = widths.findIndex((width) => (used += width) > ROOM_BESIDE_ICON)
  return { compact: true, shown: first < 0 ? labels.length : first }
}
