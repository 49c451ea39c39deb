/** Rows of lists. */
const ROW = '[data-row]'

/** Returns the row that contains focus. */
export function focusedRow(): HTMLElement | null | undefined {
  return document.activeElement?.closest<HTMLElement>(ROW)
}

/** Returns the place of the focused row in its list, -1 if no row has focus. */
export function placeOfFocusedRow(): number {
  return rows().findIndex((row) => row.contains(document.activeElement))
}

/** Moves focus to the link of the row at a place. @returns false if there is no such row */
export function focusRowAt(place: number): boolean {
  const link = rows()[place]?.querySelector<HTMLElement>('[data-row-link]')
  link?.focus()
  return Boolean(link)
}

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)]
