import type { ReactNode } from 'react'
import { useTranslations } from '../../../../translations'
import { useListAddress } from '../list-address'
import styles from './filter.module.css'

interface ListSummaryProps {
  total: number
  /** What the filter asks for, by field. */
  values: Record<string, string>
  /** Tools of the list. */
  children?: ReactNode
}

/** How many the list has with its filter, said whenever that changes, and the way to all of them. */
export function ListSummary({ total, values, children }: ListSummaryProps) {
  const t = useTranslations('desk')
  const address = useListAddress()
  const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
  return (
    <div className={styles.summary}>
      <p role="status">{t.plural('found', total)}</p>
      {Object.values(values).some(Boolean) && (
        <a className={styles.clear} href={address(cleared)} keep-scroll-position="">
          {t('filter.clear')}
        </a>
      )}
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
