import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import type { PlaceInColumn } from './geometry'
import type { Place } from './place'
import { isBeginning, lengthOf } from './times'

/** Pixels after which a press becomes a drag. */
const THRESHOLD = 6

/** Checks whether a visit can be dragged by this part of it. */
export const isMovable = (visit: CalendarVisit) => visit.status === 'booked' && isBeginning(visit)

interface Grip {
  visit: CalendarVisit
  x: number
  y: number
  /** Distance of the pointer from the start of the visit. */
  offset: number
}

interface Dragged extends PlaceInColumn {
  id: string
  length: number
}

/**
 * Drags a visit with a mouse or pen to another place; a touch scrolls. Escape ends it without a move.
 * @param placeBelow returns the place below a pointer within the box of all columns
 */
export function useDrag(
  placeBelow: (pointer: { clientX: number; clientY: number }, box: DOMRect) => PlaceInColumn | undefined,
  onDrop: (id: string, place: Place) => void,
) {
  const grip = useRef<Grip>(undefined)
  /** True until the click that follows a drag, which opens nothing. */
  const wasDragged = useRef(false)
  const [dragged, setDragged] = useState<Dragged>()
  const isDragging = dragged !== undefined
  const end = () => {
    grip.current = undefined
    setDragged(undefined)
  }
  useEffect(() => {
    // Of a drag that React has not rendered yet, too.
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !grip.current || !wasDragged.current) return
      event.stopPropagation() // the panel stays open
      end()
    }
    addEventListener('keydown', cancel, true)
    return () => removeEventListener('keydown', cancel, true)
  }, [])

  const handlersFor = (visit: CalendarVisit) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      if (event.button !== 0 || event.pointerType === 'touch' || !isMovable(visit)) return
      // A quick first move may end outside of the visit.
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientX: x, clientY: y } = event
      grip.current = { visit, x, y, offset: y - event.currentTarget.getBoundingClientRect().top }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      const { clientX, clientY, buttons } = event
      // The button may have been released elsewhere.
      if (!held || buttons === 0) return
      if (!isDragging && Math.hypot(clientX - held.x, clientY - held.y) < THRESHOLD) return
      wasDragged.current = true
      const box = event.currentTarget.closest('[data-area]')!.getBoundingClientRect()
      const place = placeBelow({ clientX, clientY: clientY - held.offset }, box)
      if (place) setDragged({ ...place, id: held.visit.id, length: lengthOf(held.visit) })
    },
    onPointerUp: () => {
      const { visit } = grip.current ?? {}
      if (visit && dragged) {
        const therapistId = dragged.therapistId ?? visit.therapistId
        const isSame = dragged.date === visit.date && dragged.start === visit.start && therapistId === visit.therapistId
        if (!isSame) onDrop(visit.id, { date: dragged.date, start: dragged.start, therapistId })
      }
      end()
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
  return { dragged, handlersFor }
}
