import { ExternalLink, LogOut } from 'lucide-react'
import { LanguageSwitcher } from '#views/kit/layout/LanguageSwitcher'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Account.module.css'

/** Language switcher, link to the public site, and signed-in user. */
export function Account() {
  const t = useTranslations('admin')
  const { user } = usePageContext()
  return (
    <>
      <div className={styles.languages}>
        <LanguageSwitcher />
      </div>
      <a className={styles.action} href="/">
        <ExternalLink aria-hidden />
        {t('viewSite')}
      </a>
      {user && (
        <form className={styles.account} method="post" action="/admin/logout">
          <p className={styles.user} title={t('signedInAs', { name: nameAndAddress(user) })}>
            <a className={styles.own} href="/admin/account">
              {user.name}
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
    </>
  )
}

const nameAndAddress = ({ name, email }: { name: string; email: string }) =>
  name === email ? email : `${name} (${email})`
