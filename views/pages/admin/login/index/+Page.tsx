import { useTranslations } from '#views/page-context'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { SignInForm } from './SignInForm'
import { SignInMessage } from './SignInMessage'

export default function Page() {
  const t = useTranslations('admin')
  return (
    <EntranceCard title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInMessage />
      <SignInForm />
      <p>
        <a href="/admin/forgotten-password">{t('signIn.forgotten')}</a>
      </p>
    </EntranceCard>
  )
}
