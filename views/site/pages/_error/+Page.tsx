import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { usePageContext, useTranslations } from '#views/page-context'
import { isNotFound } from './is-not-found'
import { KeptForm } from './KeptForm'
import styles from './Page.module.css'
import { WaysOn } from './WaysOn'

const FORBIDDEN = 403

/** Error page for visitors; the admin has its own. */
export default function Page() {
  const missing = useTranslations('not-found')
  const broken = useTranslations('server-error')
  const pageContext = usePageContext()
  const notFound = isNotFound(pageContext)
  const forbidden = pageContext.errorStatus === FORBIDDEN
  const t = notFound ? missing : broken
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{forbidden ? broken('forbidden.title') : t('title')}</h1>
        <p className={styles.text}>
          {pageContext.form ? broken('formKept') : forbidden ? broken('forbidden.text') : t('text')}
        </p>
        <ButtonLink look="sun" href={addressOf('home', pageContext.language)}>
          {t('backHome')}
        </ButtonLink>
        {notFound && <WaysOn />}
      </div>
      <KeptForm />
      {notFound && <p className={styles.hint}>{missing('developerHint')}</p>}
    </div>
  )
}
