import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { usePageContext, useTranslations } from '#views/page-context'

/** Longest wait after which a password is accepted again, in seconds. A longer one means that the account needs a new password. */
const LONGEST_WAIT = 3600

/** Explains why the sign-in page is shown, except for a missing session. */
export function SignInMessage() {
  const t = useTranslations('admin')
  const accounts = useTranslations('accounts')
  const { form, urlParsed } = usePageContext()
  if (form?.status === 429) {
    const seconds = form.seconds ?? 0
    const text =
      seconds > LONGEST_WAIT ? t('signIn.blocked') : t('signIn.tooMany', { minutes: Math.ceil(seconds / 60) })
    return <PageNotice kind="failed">{text}</PageNotice>
  }
  if (form) return null
  const { signedOut, expired, unfinished, late, linkAsked } = urlParsed.search
  if (linkAsked) return <PageNotice>{accounts('forgotten.asked')}</PageNotice>
  if (signedOut) return <PageNotice>{t('signedOut')}</PageNotice>
  if (unfinished) return <PageNotice>{t('signIn.unfinished')}</PageNotice>
  if (late) return <PageNotice>{t('signIn.late')}</PageNotice>
  return expired ? <PageNotice>{t('signIn.expired')}</PageNotice> : null
}
