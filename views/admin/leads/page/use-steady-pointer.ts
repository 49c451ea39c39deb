import { type MouseEvent, useEffect, useRef } from 'react'

const SETTLED_MS = 600
const SAME_SPOT_PX = 24

/**
 * Leaves out a press on the spot of the last one right after the page has changed there: it was meant for what stood
 * there before.
 * @param state what the page shows; when it changes, things move
 */
export function useSteadyPointer(state: unknown) {
  const last = useRef({ x: NaN, y: NaN })
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    changedAt.current = performance.now()
  }, [state])

  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0) return // by key
      const { clientX: x, clientY: y } = event
      const isSameSpot = Math.hypot(x - last.current.x, y - last.current.y) < SAME_SPOT_PX
      last.current = { x, y }
      if (!isSameSpot || performance.now() - changedAt.current > SETTLED_MS) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
