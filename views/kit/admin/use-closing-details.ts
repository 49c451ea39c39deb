import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/** Returns props that close a `<details>` element on Escape and when it loses focus. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  return {
    close,
    attributes: {
      ref: details,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
  }
}
