import { signInWithPasskey } from '#client/passkeys'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { withNext } from '#views/admin/entrance/with-next'
import { PasskeyButton } from '#views/admin/passkeys/PasskeyButton'
import { usePageContext, useTranslations } from '#views/page-context'
import { SignInForm } from './SignInForm'
import { SignInMessage } from './SignInMessage'

export default function Page() {
  const t = useTranslations('admin')
  const { urlParsed } = usePageContext()
  return (
    <EntranceCard title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInMessage />
      <SignInForm />
      <PasskeyButton
        look="outline"
        label={t('signIn.passkey')}
        ask={async () => {
          await signInWithPasskey()
          location.assign(withNext('/admin/login', urlParsed)) // leads on to the page that was asked for
        }}
      />
      <p>
        <a href="/admin/forgotten-password">{t('signIn.forgotten')}</a>
      </p>
    </EntranceCard>
  )
}
