/** Keys of the admin, by what they do; the same action has the same key on every page. */
export const keys = {
  next: 'j',
  previous: 'k',
  open: 'Enter',
  back: 'u',
  select: 'x',
  selectRange: 'X',
  search: '/',
  assignToMe: 'a',
  reply: 'r',
  close: 'e',
  note: 'n',
  help: '?',
} as const

/** Keys with modifiers, which also work while typing. */
export const modifiedKeys = { submit: 'Ctrl + Enter', searchAll: 'Ctrl + K' } as const

/** Returns the key of a status by its place among the statuses of its kind. */
export const statusKey = (index: number) => String(index + 1)
