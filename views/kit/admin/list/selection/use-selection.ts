import { useState } from 'react'
import { useTranslations } from '#views/page-context'
import type { Translator } from '#views/translations'

export interface Selection {
  /** Texts of the boxes. The boxes do not load them: tables without a selection need none. */
  t: Translator<'lists'>
  /** Ids of the selected visible rows, in list order. */
  selected: string[]
  /** True if all rows of the page are selected. */
  all: boolean
  has: (id: string) => boolean
  /** With `range`, selects all rows from the last toggled one to this one. */
  toggle: (id: string, range?: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** Selection state of the visible rows; a row that leaves the page is deselected. */
export function useSelection(ids: string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState('')
  const selected = ids.filter((id) => marked.has(id))
  const all = ids.length > 0 && selected.length === ids.length
  return {
    t: useTranslations('lists'),
    selected,
    all,
    has: (id) => marked.has(id),
    toggle: (id, range = false) => {
      setLast(id)
      const from = ids.indexOf(last)
      const to = ids.indexOf(id)
      if (range && from >= 0)
        setMarked(new Set([...selected, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]))
      else setMarked(new Set(marked.has(id) ? selected.filter((other) => other !== id) : [...selected, id]))
    },
    toggleAll: () => setMarked(new Set(all ? [] : ids)),
    clear: () => setMarked(new Set()),
  }
}
