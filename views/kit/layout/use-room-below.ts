import { type RefObject, useEffect } from 'react'

/** Adds padding and scroll padding below the page while an element is fixed at the bottom of the viewport (WCAG 2.4.11). */
export function useRoomBelow(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { current } = element
    if (!shown || !current) return
    const { style } = document.documentElement // set directly: a custom property would restyle the whole document
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
