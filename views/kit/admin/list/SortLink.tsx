import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styles from './CardTable.module.css'
import { useListAddress } from './list-address'

interface SortLinkProps {
  label: string
  /** Sort key of the column. */
  sort: string
  /** Current sort key of the list; prefix `-` means descending. */
  current: string
}

/** Link that sorts the list by a column, or reverses the order when already sorted by it. */
export function SortLink({ label, sort, current }: SortLinkProps) {
  const address = useListAddress()
  const sorted = sortedAs(sort, current)
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <a
      className={styles.sort}
      href={address({ sort: sorted === 'ascending' ? `-${sort}` : sort })}
      keep-scroll-position=""
      data-sorted={sorted}
    >
      {label}
      <Icon aria-hidden />
    </a>
  )
}

export function sortedAs(
  sort: string | undefined,
  current: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (!sort || !current) return undefined
  if (current === sort) return 'ascending'
  return current === `-${sort}` ? 'descending' : undefined
}
