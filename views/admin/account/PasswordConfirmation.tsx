import { passwordConfirmation } from '#src/shared/admin/accounts'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'

interface PasswordConfirmationProps {
  name: 'recoveryCodes' | 'secondFactorOff' | 'sessions'
  /** Path of the page. */
  action: string
  back: string
  title: string
  lead: string
  submit: string
  submitting: string
}

/** Page that requires the password to confirm a sensitive action. */
export function PasswordConfirmation({
  name,
  action,
  back,
  title,
  lead,
  submit,
  submitting,
}: PasswordConfirmationProps) {
  const t = useTranslations('accounts')
  return (
    <NarrowPage title={title} back={{ href: back, label: t('secondFactorOff.back') }}>
      <RefusalNotice />
      <Panel lead={lead}>
        <PageForm name={name} action={action} fields={passwordConfirmation} focused="password">
          <Field name="password" label={t('secondFactorOff.password')} />
          <SubmitButton look="purple" label={submit} submittingLabel={submitting} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
