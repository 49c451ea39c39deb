import { useState } from 'react'

/** Copies a text to the clipboard; if access is denied, calls `select`, so that the user can copy manually. */
export function useCopy(text: string, select: () => void) {
  const [said, setSaid] = useState<'copied' | 'selected'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      select()
      setSaid('selected')
    }
  }
  return { said, copy: () => void copy() }
}
