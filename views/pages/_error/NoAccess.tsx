import { ButtonLink } from '../../components/ButtonLink'
import { useTranslations } from '../../translations'
import styles from './Page.module.css'

/** For somebody who is signed in and may not see the page. */
export function NoAccess() {
  const t = useTranslations('server-error')
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{t('forbidden.title')}</h1>
        <p className={styles.text}>{t('forbidden.text')}</p>
        <ButtonLink look="sun" href="/admin/dashboard">
          {t('forbidden.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
