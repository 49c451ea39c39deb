import { ChevronUp, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useRoomBelow } from '#views/kit/layout/use-room-below'
import { useTranslations } from '#views/page-context'
import styles from './selection.module.css'
import type { Selection } from './use-selection'

interface SelectionBarProps {
  selection: Selection
  /** Number of all matching rows, if the actions apply to them. */
  matching?: number
  /** Switch between the selected rows and all that match. */
  offer?: ReactNode
  children: ReactNode
}

const ACTIONS_ID = 'selection-actions'

/** Sticky bar with bulk actions, shown while rows are selected; on a phone, a button opens the actions. */
export function SelectionBar({ selection, matching, offer, children }: SelectionBarProps) {
  const t = useTranslations('lists')
  const { selected, clear } = selection
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useRoomBelow(bar, selected.length > 0)
  // The next selection begins with closed actions.
  if (isOpen && selected.length === 0) setOpen(false)
  if (selected.length === 0) return null
  const clearAll = () => {
    clear()
    document.getElementById(selected.at(-1)!)?.querySelector('input')?.focus()
  }
  return (
    <section ref={bar} className={styles.bar} aria-label={t('selection.label')}>
      <p className={styles.count} role="status">
        {matching === undefined
          ? t.plural('selection.count', selected.length)
          : t('selection.everything', { count: matching })}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={ACTIONS_ID}
        onClick={() => setOpen(!isOpen)}
      >
        {t('selection.more')}
        <ChevronUp aria-hidden />
      </button>
      <div id={ACTIONS_ID} className={styles.rest} data-open={isOpen || undefined}>
        {offer}
        {children}
      </div>
      <button type="button" className={styles.clear} onClick={clearAll}>
        <X aria-hidden />
        <span className={styles.clearLabel}>{t('selection.clear')}</span>
      </button>
    </section>
  )
}
