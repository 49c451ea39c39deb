import { useTranslations } from '../../../translations'
import { useListAddress } from './list-address'
import styles from './Pager.module.css'

interface PagerProps {
  page: number
  pageSize: number
  total: number
}

const sizes = [25, 50, 100]

/** The pages of a list as links, how much there is in all, and how much of it a page holds. */
export function Pager({ page, pageSize, total }: PagerProps) {
  const t = useTranslations('admin')
  const address = useListAddress()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const to = (other: number) => address({ page: other === 1 ? undefined : other })
  return (
    <div className={styles.pager}>
      <p>{t('pager.total', { total })}</p>
      {total > sizes[0]! && sizes.includes(pageSize) && (
        <p className={styles.sizes}>
          {t('pager.size')}
          {sizes.map((size) => (
            <a
              key={size}
              className={styles.size}
              href={address({ pageSize: size })}
              aria-current={size === pageSize || undefined}
            >
              {size}
            </a>
          ))}
        </p>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pager.label')}>
          {page > 1 && (
            <a className={styles.link} href={to(page - 1)} rel="prev">
              {t('pager.previous')}
            </a>
          )}
          <span>{t('pager.page', { page, pages })}</span>
          {page < pages && (
            <a className={styles.link} href={to(page + 1)} rel="next">
              {t('pager.next')}
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
