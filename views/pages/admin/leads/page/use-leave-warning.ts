import { useEffect } from 'react'

/** Asks before the page is left, by a link or altogether, while there is something unsaved. */
export function useLeaveWarning(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return
    const leaveSite = (event: BeforeUnloadEvent) => event.preventDefault()
    const followLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const leaves = link && link.origin === location.origin && link.pathname !== location.pathname && !link.target
      if (!leaves || confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', leaveSite)
    // Before the router hears of it.
    window.addEventListener('click', followLink, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', leaveSite)
      window.removeEventListener('click', followLink, { capture: true })
    }
  }, [unsaved, question])
}
