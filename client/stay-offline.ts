import { isPlainClick } from './plain-click'
import { showToast } from './toasts'

/** Blocks navigation while offline, which would lead to the browser's error page and lose input. */
export function stayOffline(): void {
  // On the body, so that handlers of the page run first.
  document.body.addEventListener('click', stay)
  document.body.addEventListener('submit', stay)
  addEventListener('mouseover', fetchNothing, true)
  addEventListener('touchstart', fetchNothing, { capture: true, passive: true })
}

function stay(event: Event): void {
  if (navigator.onLine || event.defaultPrevented || !isLeaving(event)) return
  event.preventDefault()
  event.stopPropagation() // the router listens on an ancestor
  showToast({ about: 'unreachable' })
  addEventListener('online', reportConnection, { once: true })
}

function reportConnection(): void {
  showToast({ about: 'reachable' })
}

/** Blocks prefetching while offline: the router gives up permanently after a failed prefetch. */
function fetchNothing(event: Event): void {
  if (!navigator.onLine) event.stopPropagation()
}

function isLeaving(event: Event): boolean {
  if (event.type === 'submit') return true
  const link = (event.target as Element).closest('a')
  if (!link || !isPlainClick(event as MouseEvent) || link.target || link.download) return false
  return link.origin === location.origin && link.href.split('#')[0] !== location.href.split('#')[0]
}
