import { type RefObject, useEffect } from 'react'

const ROOM = '--room-below'

/** While an element stands fixed at the bottom of the window, the page can be scrolled past it (WCAG 2.4.11; base.css). */
export function useRoomBelow(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { current } = element
    if (!shown || !current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(ROOM, `${innerHeight - current.getBoundingClientRect().top}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(ROOM)
    }
  }, [element, shown])
}
