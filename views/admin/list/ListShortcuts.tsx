import { useTranslations } from '../../translations'
import { Shortcuts } from '../keyboard/Shortcuts'

/** Rows of lists. */
const ROW = '[data-row]'

/** Keyboard shortcuts for the rows of a list; they act on the focused row. */
export function ListShortcuts({ onSelect }: { onSelect?: (id: string, range: boolean) => void }) {
  const t = useTranslations('leads')
  const select = (range: boolean) => {
    const row = document.activeElement?.closest<HTMLElement>(ROW)
    if (row) onSelect?.(row.id, range)
  }
  return (
    <Shortcuts
      shortcuts={[
        { key: 'j', text: t('shortcuts.nextRow'), press: () => focusRow(1) },
        { key: 'k', text: t('shortcuts.previousRow'), press: () => focusRow(-1) },
        { key: 'Enter', text: t('shortcuts.openRow') },
        ...(onSelect
          ? [
              { key: 'x', text: t('shortcuts.selectRow'), press: () => select(false) },
              { key: 'X', text: t('shortcuts.selectRange'), press: () => select(true) },
            ]
          : []),
        { key: '/', text: t('shortcuts.search'), press: () => document.getElementById('list-search')?.focus() },
      ]}
    />
  )
}

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = current < 0 ? rows[0] : rows[current + step]
  next?.querySelector<HTMLElement>('[data-row-link]')?.focus()
}
