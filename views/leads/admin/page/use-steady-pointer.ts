import { type MouseEvent, useEffect, useRef } from 'react'

const SETTLED_MS = 600
const SAME_SPOT_PX = 24

/**
 * Ignores a click at the position of the previous one if the layout changed there in between, a moment ago: it was meant for the element
 * that was there before.
 * @param state value that changes whenever the layout may shift
 */
export function useSteadyPointer(state: unknown) {
  const last = useRef({ x: NaN, y: NaN, at: NaN })
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    changedAt.current = performance.now()
  }, [state])

  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0) return // keyboard activation
      const { clientX: x, clientY: y } = event
      const now = performance.now()
      const { current: before } = last
      const isSameSpot = Math.hypot(x - before.x, y - before.y) < SAME_SPOT_PX
      const hasChanged = changedAt.current > before.at && now - changedAt.current <= SETTLED_MS
      if (isSameSpot && hasChanged) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      last.current = { x, y, at: now }
    },
  }
}
