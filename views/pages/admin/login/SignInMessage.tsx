import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { Message } from '../form/Message'

/** Why the sign-in page is shown, when it is not for want of a session. */
export function SignInMessage() {
  const t = useTranslations('admin')
  const staff = useTranslations('staff')
  const { form, urlParsed } = usePageContext()
  if (form?.status === 429) {
    return <Message kind="refusal">{t('signIn.tooMany', { minutes: Math.ceil((form.seconds ?? 0) / 60) })}</Message>
  }
  const { signedOut, expired, welcome } = urlParsed.search
  if (form || !(signedOut || expired || welcome)) return null
  if (welcome) return <Message kind="done">{staff('invitation.welcome')}</Message>
  return <Message>{t(signedOut ? 'signedOut' : 'signIn.expired')}</Message>
}
