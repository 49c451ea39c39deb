import { useLayoutEffect, useState } from 'react'
import { keptHere } from '#client/storage'

const STORED = 'shortcuts'
const OFF = 'off'

/** Handlers of single-key shortcuts; ignored while typing, and users can turn them off (WCAG 2.1.4). */
export type Shortcuts = Record<string, () => void>

export function useShortcuts(shortcuts: Shortcuts) {
  const [enabled, setEnabled] = useState(true)
  // Before the page is painted: a key works as soon as its page is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event
      if (altKey || ctrlKey || metaKey || isTypedInto(target) || document.querySelector('dialog[open]')) return
      const run = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
      if (!run || keptHere.read(STORED) === OFF) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shortcuts])
  return {
    enabled,
    /** Reads the setting from local storage, which the server cannot see. */
    read: () => setEnabled(keptHere.read(STORED) !== OFF),
    enable: (on: boolean) => {
      if (on) keptHere.remove(STORED)
      else keptHere.write(STORED, OFF)
      setEnabled(on)
    },
  }
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  )
}
