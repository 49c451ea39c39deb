import type { LucideIcon } from 'lucide-react'
import styles from './IconButton.module.css'

interface IconButtonProps {
  icon: LucideIcon
  label: string
  /** Direction in which the button moves its row. */
  move?: 'up' | 'down'
  /** Undefined if the button does nothing; it stays in place, so that focus is not lost. */
  onClick?: () => void
}

/** Round button of a row, with a name for screen readers. */
export function IconButton({ icon: Icon, label, move, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-move={move}
      aria-disabled={!onClick || undefined}
      onClick={onClick}
    >
      <Icon aria-hidden />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
