import styles from './selection.module.css'
import type { Selection } from './use-selection'

export function SelectAll({ selection }: { selection: Selection }) {
  const { t, all, selected, toggleAll } = selection
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !all
        }}
        onChange={toggleAll}
      />
      <span className={styles.allLabel}>{t('selection.all')}</span>
    </label>
  )
}

interface SelectRowProps {
  id: string
  /** Accessible name of the row. */
  name: string
  selection: Selection
}

export function SelectRow({ id, name, selection }: SelectRowProps) {
  return (
    // Prevents the browser's text selection.
    <label className={styles.box} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
      />
      <span className="visually-hidden">{selection.t('selection.one', { name })}</span>
    </label>
  )
}
