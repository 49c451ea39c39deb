import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useRoomBelow } from '#views/layout/use-room-below'
import { useTranslations } from '#views/translations'
import styles from './selection.module.css'
import type { Selection } from './use-selection'

/** Sticky bar with bulk actions, shown while rows are selected. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const t = useTranslations('leads')
  const { selected, clear } = selection
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar, selected.length > 0)
  if (selected.length === 0) return null
  const clearAll = () => {
    clear()
    document.getElementById(selected.at(-1)!)?.querySelector('input')?.focus()
  }
  return (
    <section ref={bar} className={styles.bar} aria-label={t('selection.label')}>
      <p className={styles.count} role="status">
        {t.plural('selection.count', selected.length)}
      </p>
      {children}
      <button type="button" className={styles.clear} onClick={clearAll}>
        <X aria-hidden />
        <span className={styles.clearLabel}>{t('selection.clear')}</span>
      </button>
    </section>
  )
}
