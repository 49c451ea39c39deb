import { ExternalLink, LogOut } from 'lucide-react'
import { LanguageSwitcher } from '../../../layout/LanguageSwitcher'
import { Mark } from '../../../layout/Mark'
import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './TopBar.module.css'

export function TopBar() {
  const t = useTranslations('admin')
  const site = useTranslations('layout')
  const { user } = usePageContext()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href={user ? '/admin/dashboard' : '/admin/login'}>
          <Mark className={styles.mark} />
          <span>
            {site('siteName')} <span className={styles.area}>{t('area')}</span>
          </span>
        </a>
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
        <a className={styles.action} href="/">
          <ExternalLink aria-hidden />
          {t('viewSite')}
        </a>
        {user && (
          <form className={styles.account} method="post" action="/admin/logout">
            <p className={styles.user} title={t('signedInAs', { name: user.email })}>
              <a className={styles.own} href="/admin/account">
                {user.email}
                <span className="visually-hidden">, {t('account')}</span>
              </a>
              <span className={styles.role}>{t(`roles.${user.role}`)}</span>
            </p>
            <button className={styles.action}>
              <LogOut aria-hidden />
              {t('signOut')}
            </button>
          </form>
        )}
      </div>
    </header>
  )
}
