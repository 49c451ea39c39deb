import { type MouseEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPlainClick } from '#client/plain-click'

/** Id of the heading of the choices. */
export const CHOICES = 'choices'

/** Returns the id of an answer's heading: a number, so that a fragment that gets into the history names no complaint. */
export function headingId(index: number): string {
  return `answer-${index + 1}`
}

/**
 * Returns the index of the chosen answer. It is kept in memory only: an answer may be about health, and an address, history entry or
 * storage key could reach a tag manager (docs/decisions/0034-answers-of-the-guide-stay-in-the-page.md). Choosing moves focus to the answer's heading.
 */
export function useChosenAnswer(count: number) {
  const [chosen, setChosen] = useState<number>()

  const choose = (index?: number) => {
    // The heading is focusable only once it is displayed.
    flushSync(() => setChosen(index))
    const heading = document.getElementById(index === undefined ? CHOICES : headingId(index))!
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }

  // A link that was followed before hydration has left its fragment in the address.
  useEffect(() => {
    const followed = Array.from({ length: count }, (_, index) => `#${headingId(index)}`).indexOf(location.hash)
    if (followed < 0) return
    history.replaceState(history.state, '', location.pathname + location.search)
    queueMicrotask(() => setChosen(followed))
  }, [count])

  return {
    chosen,
    choose,
    /** Handles clicks on the links from the answers back to the choices. The answers may not be hydrated yet. */
    chooseAgain: (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target as Element).closest(`[href='#${CHOICES}']`)) return
      event.preventDefault()
      choose()
    },
  }
}
