/** Average width of a letter in the header, in pixels, and the padding of an item. The browser test checks that nothing overlaps. */
const LETTER = 8.4
const PADDING = 12
/** Room for the items in the narrowest row. */
const ROOM = 600

/** Returns how many items with these labels fit in the row. */
export function fittingItems(labels: string[]): number {
  let used = 0
  const first = labels.findIndex((label) => (used += label.length * LETTER + PADDING) > ROOM)
  return first < 0 ? labels.length : first
}
