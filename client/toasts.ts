/** What a toast says; a destructive one reports a failure. */
export interface ToastContent {
  title: string
  text: string
  variant?: 'default' | 'destructive'
}

/** Said in the words of the layout, by whoever has no words at hand. */
type Unreachable = { about: 'unreachable' }

interface Place {
  id: number
  open: boolean
}

export type WordedToast = ToastContent & Place

export type ShownToast = WordedToast | (Unreachable & Place)

const REMOVED_AFTER_MS = 1_000_000

let toasts: ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast in place of the one before it: one at a time. */
export function showToast(content: ToastContent | Unreachable): void {
  publish([{ ...content, id: ++lastId, open: true }])
}

/** Closes a toast; it leaves the list much later, when nothing can be looking at it any more. */
export function dismissToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), REMOVED_AFTER_MS)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts(): ShownToast[] {
  return toasts
}

function publish(next: ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
