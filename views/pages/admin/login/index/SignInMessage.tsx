import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { Message } from '#views/admin/form/Message'

/** Why the sign-in page is shown, when it is not for want of a session. */
export function SignInMessage() {
  const t = useTranslations('admin')
  const accounts = useTranslations('accounts')
  const { form, urlParsed } = usePageContext()
  if (form?.status === 429) {
    return <Message kind="refusal">{t('signIn.tooMany', { minutes: Math.ceil((form.seconds ?? 0) / 60) })}</Message>
  }
  if (form) return null
  const { signedOut, expired, unfinished, late, welcome } = urlParsed.search
  if (welcome) return <Message kind="done">{accounts('invitation.welcome')}</Message>
  if (signedOut) return <Message>{t('signedOut')}</Message>
  if (unfinished) return <Message>{t('signIn.unfinished')}</Message>
  if (late) return <Message>{t('signIn.late')}</Message>
  return expired ? <Message>{t('signIn.expired')}</Message> : null
}
