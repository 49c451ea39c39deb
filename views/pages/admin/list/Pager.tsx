import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './Pager.module.css'

interface PagerProps {
  page: number
  pageSize: number
  total: number
}

/** The pages of a list as links, and how much there is in all. */
export function Pager({ page, pageSize, total }: PagerProps) {
  const t = useTranslations('admin')
  const { urlPathname, urlParsed } = usePageContext()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const to = (other: number) => {
    const { page: _shown, ...search } = urlParsed.search
    const query = new URLSearchParams({ ...search, ...(other > 1 && { page: String(other) }) })
    return query.size > 0 ? `${urlPathname}?${query.toString()}` : urlPathname
  }
  return (
    <div className={styles.pager}>
      <p>{t('pager.total', { total })}</p>
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
