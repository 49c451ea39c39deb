import { ButtonLink } from '../../components/ButtonLink'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import { isNotFound } from './is-not-found'
import { KeptForm } from './KeptForm'
import { NoAccess } from './NoAccess'
import styles from './Page.module.css'

export default function Page() {
  const missing = useTranslations('not-found')
  const broken = useTranslations('server-error')
  const pageContext = usePageContext()
  const notFound = isNotFound(pageContext)
  const t = notFound ? missing : broken
  const atDesk = pageContext.urlPathname.startsWith('/admin/')
  if (pageContext.errorStatus === 403) return <NoAccess />
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{pageContext.form ? broken('formKept') : t('text')}</p>
        <ButtonLink look="sun" href={atDesk ? '/admin/dashboard' : '/'}>
          {atDesk ? broken('forbidden.back') : t('backHome')}
        </ButtonLink>
        {notFound && !atDesk && <p className={styles.hint}>{missing('developerHint')}</p>}
      </div>
      <KeptForm />
    </div>
  )
}
