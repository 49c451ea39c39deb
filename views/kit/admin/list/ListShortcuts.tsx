import { useTranslations } from '#views/page-context'
import { keys } from '../keyboard/keys'
import { type Shortcut, Shortcuts } from '../keyboard/Shortcuts'
import { focusedRow, focusRowAt, placeOfFocusedRow } from './focused-row'

interface ListShortcutsProps {
  onSelect?: (id: string, range: boolean) => void
  /** Further shortcuts for the focused row. */
  ofRow?: Shortcut[]
}

/** Keyboard shortcuts for the rows of a list; they act on the focused row. */
export function ListShortcuts({ onSelect, ofRow = [] }: ListShortcutsProps) {
  const t = useTranslations('lists')
  const select = (range: boolean) => {
    const row = focusedRow()
    if (row) onSelect?.(row.id, range)
  }
  return (
    <Shortcuts
      shortcuts={[
        { key: keys.next, text: t('shortcuts.nextRow'), press: () => focusRow(1) },
        { key: keys.previous, text: t('shortcuts.previousRow'), press: () => focusRow(-1) },
        { key: keys.open, text: t('shortcuts.openRow') },
        ...(onSelect
          ? [
              { key: keys.select, text: t('shortcuts.selectRow'), press: () => select(false) },
              { key: keys.selectRange, text: t('shortcuts.selectRange'), press: () => select(true) },
            ]
          : []),
        ...ofRow,
        { key: keys.search, text: t('shortcuts.search'), press: () => document.getElementById('list-search')?.focus() },
      ]}
    />
  )
}

function focusRow(step: 1 | -1): void {
  const place = placeOfFocusedRow()
  focusRowAt(place < 0 ? 0 : place + step)
}
