import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './login.module.css'

/** Why the sign-in page is shown, when it is not for want of a session. */
export function SignInMessage() {
  const t = useTranslations('admin')
  const { form, urlParsed } = usePageContext()
  if (form?.status === 429) {
    return (
      <p className={styles.refusal} role="alert">
        {t('signIn.tooMany', { seconds: form.seconds ?? 0 })}
      </p>
    )
  }
  if (form) return null
  const { signedOut, expired } = urlParsed.search
  if (!signedOut && !expired) return null
  return (
    <p className={styles.message} role="status">
      {t(signedOut ? 'signedOut' : 'signIn.expired')}
    </p>
  )
}
