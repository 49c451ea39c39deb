/** Of the heading that names a list. */
export const LIST_TITLE_ID = 'list-title'
/** Of the line that says how many it has found. */
export const LIST_COUNT_ID = 'list-count'

/** Where its reader goes on when what had focus is gone: at how many there are, or at the title. */
export function focusList(options?: FocusOptions): void {
  const start = document.getElementById(LIST_COUNT_ID) ?? document.getElementById(LIST_TITLE_ID)
  start?.focus(options)
}
