/** Returns the visible control of the page that leads a way or performs an action, for its keyboard shortcut. */
export function linkTo(way: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-way="${way}"]`)
}
