import { showToast } from './toasts'

/** Without a network a link or a form would lead to the browser's own error page, away from what was typed. */
export function stayOffline(): void {
  // After what stands on the page has had its say.
  document.body.addEventListener('click', stay)
  document.body.addEventListener('submit', stay)
  addEventListener('mouseover', fetchNothing, true)
  addEventListener('touchstart', fetchNothing, { capture: true, passive: true })
}

function stay(event: Event): void {
  if (navigator.onLine || event.defaultPrevented || !isLeaving(event)) return
  event.preventDefault()
  event.stopPropagation() // the router listens above
  showToast({ about: 'unreachable' })
}

/** The router gives up for good when it cannot fetch code ahead. */
function fetchNothing(event: Event): void {
  if (!navigator.onLine) event.stopPropagation()
}

function isLeaving(event: Event): boolean {
  if (event.type === 'submit') return true
  const { button, ctrlKey, shiftKey, altKey, metaKey, target } = event as MouseEvent
  const link = (target as Element).closest('a')
  if (!link || button !== 0 || ctrlKey || shiftKey || altKey || metaKey || link.target || link.download) return false
  return link.origin === location.origin && link.href.split('#')[0] !== location.href.split('#')[0]
}
