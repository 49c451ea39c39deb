import { acceptedInvitation } from '#src/shared/admin/accounts'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { withNext } from '#views/admin/entrance/with-next'
import { NewPasswordField } from '#views/kit/admin/form/NewPasswordField'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page where an invited user sets a password. */
export default function Page() {
  const t = useTranslations('accounts')
  const { invitee } = useData<Data>()
  const { urlParsed } = usePageContext()
  if (!invitee) {
    return (
      <EntranceCard title={t('invitation.invalidTitle')} lead={t('invitation.invalid')}>
        <ButtonLink look="outline" href="/admin/login">
          {t('invitation.toSignIn')}
        </ButtonLink>
      </EntranceCard>
    )
  }
  return (
    <EntranceCard
      title={t(invitee.isNew ? 'invitation.title' : 'invitation.renewTitle')}
      lead={t(invitee.isNew ? 'invitation.lead' : 'invitation.renewLead', { email: invitee.email })}
    >
      <RefusalNotice />
      <PageForm
        name="invitation"
        action={withNext('/admin/invitation', urlParsed)}
        fields={acceptedInvitation}
        values={{ name: invitee.name ?? '' }}
        focused="password"
      >
        {/* Username for password managers. */}
        <input type="email" autoComplete="username" defaultValue={invitee.email} readOnly hidden />
        {invitee.isNew && <Field name="name" label={t('invitation.name')} />}
        <NewPasswordField name="password" />
        <SubmitButton look="purple" label={t('invitation.submit')} submittingLabel={t('invitation.submitting')} />
      </PageForm>
    </EntranceCard>
  )
}
