/** Content of a toast; a destructive one reports a failure. */
export interface ToastContent {
  title: string
  text: string
  variant?: 'default' | 'destructive'
  /** True if assistive technology reads the message elsewhere, as where focus moves to. */
  silent?: boolean
}

/** Toast whose texts the layout provides, for callers without translations. */
type AboutConnection = { about: 'unreachable' | 'reachable' }

interface Place {
  id: number
  open: boolean
}

export type WordedToast = ToastContent & Place

export type ShownToast = WordedToast | (AboutConnection & Place)

const REMOVED_AFTER_MS = 1_000_000

let toasts: ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast, replacing the previous one. */
export function showToast(content: ToastContent | AboutConnection): void {
  publish([{ ...content, id: ++lastId, open: true }])
}

/** Closes a toast; it is removed from the list later, after its closing animation. */
export function dismissToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), REMOVED_AFTER_MS)
}

/** Closes the toasts that are open, because what they report is about to change. */
export function dismissToasts(): void {
  for (const { id, open } of toasts) if (open) dismissToast(id)
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
