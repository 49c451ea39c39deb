import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styles from './CardTable.module.css'
import { useListAddress } from './list-address'

interface SortLinkProps {
  label: string
  /** What it sorts by. */
  sort: string
  /** What the list is sorted by now; with `-`, downwards. */
  current: string
}

/** Sorts the list by a column, and the other way round when it is sorted by that already. */
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
