import { type RefObject, useEffect } from 'react'

/** While an element stands fixed at the bottom of the window, the page can be scrolled past it (WCAG 2.4.11). */
export function useRoomBelow(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { current } = element
    if (!shown || !current) return
    const { style } = document.documentElement // set there directly: a custom property would have all styled anew
    const leave = (room: string) => {
      style.scrollPaddingBlockEnd = room
      style.paddingBlockEnd = room
      style.background = room && 'var(--night)' // as the footer, which ends above it
    }
    const observer = new ResizeObserver(() => leave(`${innerHeight - current.getBoundingClientRect().top}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      leave('')
    }
  }, [element, shown])
}
