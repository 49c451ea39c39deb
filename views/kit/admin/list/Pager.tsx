import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { getFirst } from '#src/shared/lookups'
import { useTranslations } from '#views/page-context'
import { focusList } from './focus-list'
import { useListAddress } from './list-address'
import styles from './Pager.module.css'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** True if counting stopped at the cap and more items exist. */
  totalIsCapped: boolean
}

const sizes = [25, 50, 100]

/** Pagination: page links, total count and page size. */
export function Pager({ page, pageSize, total, totalIsCapped }: PagerProps) {
  const t = useTranslations('admin')
  const address = useListAddress()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const to = (other: number) => ({
    href: address({ page: other === 1 ? undefined : other }),
    onClick: () => focusList({ preventScroll: true }),
  })
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (other, index, all) => other >= 1 && other <= pages && all.indexOf(other) === index,
  )
  return (
    <div className={styles.pager}>
      <p>{t(totalIsCapped ? 'pager.totalCapped' : 'pager.total', { total })}</p>
      {total > getFirst(sizes) && sizes.includes(pageSize) && (
        <p className={styles.sizes}>
          {t('pager.size')}
          {sizes.map((size) => (
            <a
              key={size}
              className={styles.size}
              href={address({ pageSize: size })}
              onClick={() => focusList({ preventScroll: true })}
              aria-current={size === pageSize || undefined}
            >
              {size}
            </a>
          ))}
        </p>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pager.label')}>
          <span className={styles.place}>{t('pager.page', { page, pages })}</span>
          {page > 1 && (
            <a className={styles.link} {...to(page - 1)} rel="prev">
              <ChevronLeft aria-hidden />
              <span>{t('pager.previous')}</span>
            </a>
          )}
          {shown.map((other, index) => (
            <Fragment key={other}>
              {other - (shown[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
              <a
                className={styles.size}
                {...to(other)}
                aria-label={t('pager.toPage', { page: other })}
                aria-current={other === page ? 'page' : undefined}
                data-step={(Math.abs(other - page) === 1 && other > 2 && other < pages - 1) || undefined}
              >
                {t('pager.number', { page: other })}
              </a>
            </Fragment>
          ))}
          {page < pages && (
            <a className={styles.link} {...to(page + 1)} rel="next">
              <span>{t('pager.next')}</span>
              <ChevronRight aria-hidden />
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
