import { useEffect, useRef } from 'react'

/** Focuses the heading of the question that replaces another, and scrolls to a question out of sight. */
export function useStepFocus(step: string) {
  const question = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus({ preventScroll: true })
    const { top } = question.current!.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) question.current!.scrollIntoView()
  }, [step])

  return { question, heading }
}
