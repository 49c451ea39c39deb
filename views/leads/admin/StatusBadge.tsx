import type { LeadKind } from './lead-kinds'
import styles from './StatusBadge.module.css'
import { useStatusName } from './use-status-name'

export function StatusBadge({ kind, status }: { kind: LeadKind; status: string }) {
  const name = useStatusName(kind)
  return (
    <span className={styles.badge} data-status={status}>
      {name(status)}
    </span>
  )
}
