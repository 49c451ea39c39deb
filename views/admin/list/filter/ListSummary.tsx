import type { ReactNode } from 'react'
import { useTranslations } from '#views/translations'
import { focusList, LIST_COUNT_ID } from '../focus-list'
import { useListAddress } from '../list-address'
import styles from './filter.module.css'

interface ListSummaryProps {
  list: { total: number; totalIsCapped: boolean }
  /** What the filter asks for, by field. */
  values: Record<string, string>
  /** Tools of the list. */
  children?: ReactNode
}

/** How many the list has with its filter, said whenever that changes, and the way to all of them: where there are none, the empty list has it. */
export function ListSummary({ list: { total, totalIsCapped }, values, children }: ListSummaryProps) {
  const t = useTranslations('leads')
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
