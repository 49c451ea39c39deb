import { useEffect } from 'react'
import { useTranslations } from '../../../../translations'

/** Asks before the page is left while something on it is not saved. */
export function useLeaveWarning(unsaved: boolean): void {
  const question = useTranslations('content-desk')('leave')
  useEffect(() => {
    if (!unsaved) return
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links lead on without unloading; vike hears of a click later than this.
    const beforeLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      const leaves = link && link.target !== '_blank' && !isHere(link)
      if (leaves && !window.confirm(question)) {
        event.preventDefault()
        event.stopPropagation()
      } else if (leaves) {
        window.removeEventListener('beforeunload', beforeUnload)
      }
    }
    window.addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', beforeLink, true)
    return () => {
      window.removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', beforeLink, true)
    }
  }, [unsaved, question])
}

/** Another language of the same page keeps what was typed, and so does a place on it. */
function isHere({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname
}
