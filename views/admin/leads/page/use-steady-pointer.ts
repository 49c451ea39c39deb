import { type MouseEvent, useEffect, useRef } from 'react'

const SETTLED_MS = 600
const SAME_SPOT_PX = 24

/**
 * Ignores a click at the position of the previous one right after the layout changed there: it was meant for the element that was there
 * before.
 * @param state value that changes whenever the layout may shift
 */
export function useSteadyPointer(state: unknown) {
  const last = useRef({ x: NaN, y: NaN })
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    changedAt.current = performance.now()
  }, [state])

  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0) return // keyboard activation
      const { clientX: x, clientY: y } = event
      const isSameSpot = Math.hypot(x - last.current.x, y - last.current.y) < SAME_SPOT_PX
      last.current = { x, y }
      if (!isSameSpot || performance.now() - changedAt.current > SETTLED_MS) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
