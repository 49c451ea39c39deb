import { useTranslations } from '../../translations'

/** The way back in when the session has ended, beside what somebody is in the middle of. */
export function SignInLink() {
  const t = useTranslations('leads')
  return (
    <a href="/admin/login" target="_blank" rel="noreferrer">
      {t('failed.signIn')}
    </a>
  )
}
