/** Id of the heading of a list. */
export const LIST_TITLE_ID = 'list-title'
/** Id of the line with the number of found items. */
export const LIST_COUNT_ID = 'list-count'

/** Moves focus to the item count or the title of the list, after the focused element was removed. */
export function focusList(options?: FocusOptions): void {
  const start = document.getElementById(LIST_COUNT_ID) ?? document.getElementById(LIST_TITLE_ID)
  start?.focus(options)
}
