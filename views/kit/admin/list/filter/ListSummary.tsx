import type { ReactNode } from 'react'
import { useTranslations } from '#views/page-context'
import { focusList, LIST_COUNT_ID } from '../focus-list'
import { useListAddress } from '../list-address'
import styles from './filter.module.css'

interface ListSummaryProps {
  list: { total: number; totalIsCapped: boolean }
  /** Filter values, by field. */
  values: Record<string, string>
  /** Tools of the list. */
  children?: ReactNode
}

/** Live region with the number of filtered items, and a link that clears the filter unless the list is empty, which has its own. */
export function ListSummary({ list: { total, totalIsCapped }, values, children }: ListSummaryProps) {
  const t = useTranslations('lists')
  const address = useListAddress()
  const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
  return (
    <div className={styles.summary}>
      <p id={LIST_COUNT_ID} role="status" tabIndex={-1}>
        {totalIsCapped ? t('foundCapped', { count: total }) : t.plural('found', total)}
      </p>
      {total > 0 && Object.values(values).some(Boolean) && (
        <a className={styles.clear} href={address(cleared)} keep-scroll-position="" onClick={() => focusList()}>
          {t('filter.clear')}
        </a>
      )}
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
