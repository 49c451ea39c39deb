import { oneTimePasswordChange, passwordChange } from '#src/shared/admin/accounts'
import { withNext } from '#views/admin/entrance/with-next'
import { NewPasswordField } from '#views/kit/admin/form/NewPasswordField'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'

export default function Page() {
  const t = useTranslations('accounts')
  const { user, urlParsed } = usePageContext()
  const asksForCurrent = user?.mustConfirmPassword !== false
  const back = user?.mustChangePassword ? undefined : { href: '/admin/account', label: t('password.back') }
  return (
    <NarrowPage title={t('password.title')} back={back}>
      {user?.mustChangePassword && <PageNotice>{t('password.required')}</PageNotice>}
      <RefusalNotice />
      <Panel lead={t('password.note')}>
        <PageForm
          name="password"
          action={withNext('/admin/account/password', urlParsed)}
          fields={asksForCurrent ? passwordChange : oneTimePasswordChange}
          focused={asksForCurrent ? 'currentPassword' : 'newPassword'}
        >
          <input type="email" autoComplete="username" defaultValue={user?.email} readOnly hidden />
          {asksForCurrent && <Field name="currentPassword" label={t('password.current')} />}
          <NewPasswordField name="newPassword" />
          <SubmitButton look="purple" label={t('password.submit')} submittingLabel={t('password.submitting')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
