import { useTranslations } from '#views/page-context'

/** Link to sign in again in a new tab after the session has ended. */
export function SignInLink() {
  const t = useTranslations('lists')
  return (
    <a href="/admin/login" target="_blank" rel="noreferrer">
      {t('failed.signIn')}
    </a>
  )
}
