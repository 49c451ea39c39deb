import { useState } from 'react'

export interface Selection {
  /** Ids of what is selected and in sight, in the order of the list. */
  selected: string[]
  /** Whether all of the page is selected. */
  all: boolean
  has: (id: string) => boolean
  /** With `range`, selects all from the row toggled last to this one. */
  toggle: (id: string, range?: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** What is selected of the rows shown: a row that leaves the page is selected no longer. */
export function useSelection(ids: string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState('')
  const selected = ids.filter((id) => marked.has(id))
  const all = ids.length > 0 && selected.length === ids.length
  return {
    selected,
    all,
    has: (id) => marked.has(id),
    toggle: (id, range = false) => {
      setLast(id)
      const [from, to] = [ids.indexOf(last), ids.indexOf(id)]
      if (range && from >= 0)
        setMarked(new Set([...selected, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]))
      else setMarked(new Set(marked.has(id) ? selected.filter((other) => other !== id) : [...selected, id]))
    },
    toggleAll: () => setMarked(new Set(all ? [] : ids)),
    clear: () => setMarked(new Set()),
  }
}
