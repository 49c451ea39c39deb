import { passwordChange } from '#src/shared/forms/accounts'
import { Field } from '#views/components/form/Field'
import { SubmitButton } from '#views/components/form/SubmitButton'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { FormRefusal } from '#views/admin/form/FormRefusal'
import { Message } from '#views/admin/form/Message'
import { NewPasswordField } from '#views/admin/form/NewPasswordField'
import { PageForm } from '#views/admin/form/PageForm'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'

export default function Page() {
  const t = useTranslations('accounts')
  const { user } = usePageContext()
  const back = user?.mustChangePassword ? undefined : { href: '/admin/account', label: t('password.back') }
  return (
    <NarrowPage title={t('password.title')} back={back}>
      {user?.mustChangePassword && <Message>{t('password.required')}</Message>}
      <FormRefusal />
      <Panel lead={t('password.note')}>
        <PageForm name="password" action="/admin/account/password" fields={passwordChange} focused="currentPassword">
          <input type="email" autoComplete="username" defaultValue={user?.email} readOnly hidden />
          <Field name="currentPassword" label={t('password.current')} />
          <NewPasswordField name="newPassword" />
          <SubmitButton look="purple" label={t('password.submit')} submittingLabel={t('password.submitting')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
