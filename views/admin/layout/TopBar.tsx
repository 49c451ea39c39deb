import { homeOf } from '#src/shared/admin/sections'
import { Mark } from '#views/kit/layout/Mark'
import { usePageContext, useTranslations } from '#views/page-context'
import { SearchButton } from '#views/search/admin/SearchButton'
import { Account } from './Account'
import { Menu } from './Menu'
import styles from './TopBar.module.css'

export function TopBar() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const { user } = usePageContext()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href={user ? homeOf(user.role) : '/admin/login'}>
          <Mark className={styles.mark} />
          <span>
            {site('siteName')} <span className={styles.area}>{t('area')}</span>
          </span>
        </a>
        <SearchButton />
        <div className={styles.account}>
          <Account />
        </div>
        <Menu />
      </div>
    </header>
  )
}
