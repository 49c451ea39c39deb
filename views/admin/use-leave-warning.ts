import { useEffect } from 'react'

/** Asks before the page is left while something on it is not saved: by a link, through the history, or altogether. */
export function useLeaveWarning(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return
    const here = location.pathname
    const hereSince = enteredAt()
    let stepBack = 0

    const leaveSite = (event: BeforeUnloadEvent) => event.preventDefault()
    const staysAfterAll = () => {
      if (!confirm(question)) return true
      window.removeEventListener('beforeunload', leaveSite) // asked once already
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
    // By the time it is heard of, the browser has moved in its history, and has to be moved to where it was.
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
    // Before the router hears of them.
    window.addEventListener('click', followLink, { capture: true })
    window.addEventListener('popstate', moveInHistory, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', leaveSite)
      window.removeEventListener('click', followLink, { capture: true })
      window.removeEventListener('popstate', moveInHistory, { capture: true })
    }
  }, [unsaved, question])
}

/** When the router made the present entry of the history, in milliseconds: later ones are ahead of it. */
function enteredAt(): number {
  return (history.state as { vike?: { timestamp?: number } } | null)?.vike?.timestamp ?? 0
}
