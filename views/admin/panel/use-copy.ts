import { useState } from 'react'

/** Copies a text; where the browser or its user keeps the clipboard closed, `select` helps to do it by hand. */
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
