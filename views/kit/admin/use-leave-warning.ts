import { useEffect } from 'react'

/** True once the page is left for good: what is unsaved belongs to something that no longer exists. */
let isLeaving = false

/** Leaves for another page without a question. */
export function leaveFor(address: string): void {
  isLeaving = true
  location.assign(address)
}

/** Asks for confirmation before leaving a page with unsaved changes: by a link, history navigation, or leaving the site. */
export function useLeaveWarning(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return
    const here = location.pathname
    const hereSince = enteredAt()
    let stepBack = 0

    const leaveSite = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault()
    }
    const staysAfterAll = () => {
      if (!confirm(question)) return true
      window.removeEventListener('beforeunload', leaveSite) // already confirmed
      return false
    }
    const followLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const opensBeside = link?.target || event.ctrlKey || event.metaKey || event.shiftKey
      const leaves = link?.href && link.origin === location.origin && link.pathname !== here && !opensBeside
      if (!leaves || !staysAfterAll()) return
      event.preventDefault()
      event.stopPropagation()
    }
    // By the time of the event the browser has already moved in its history and must be moved back.
    const moveInHistory = (event: PopStateEvent) => {
      const isHere = location.pathname === here
      if (isHere && !stepBack) return
      if (!isHere && !stepBack) {
        if (!staysAfterAll()) return
        stepBack = enteredAt() < hereSince ? 1 : -1
      }
      event.stopImmediatePropagation()
      if (isHere) stepBack = 0
      else history.go(stepBack)
    }
    window.addEventListener('beforeunload', leaveSite)
    // Capture phase: before the router handles the events.
    window.addEventListener('click', followLink, { capture: true })
    window.addEventListener('popstate', moveInHistory, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', leaveSite)
      window.removeEventListener('click', followLink, { capture: true })
      window.removeEventListener('popstate', moveInHistory, { capture: true })
    }
  }, [unsaved, question])
}

/** Timestamp of the current history entry as set by the router, in milliseconds; entries ahead have larger ones. */
function enteredAt(): number {
  return (history.state as { vike?: { timestamp?: number } } | null)?.vike?.timestamp ?? 0
}
