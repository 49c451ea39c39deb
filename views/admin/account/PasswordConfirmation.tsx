import { passwordConfirmation } from '#src/shared/admin/accounts'
import { Field } from '#views/forms/Field'
import { SubmitButton } from '#views/forms/SubmitButton'
import { useTranslations } from '#views/page-context'
import { PageForm } from '../form/PageForm'
import { RefusalNotice } from '../notice/RefusalNotice'
import { NarrowPage } from '../panel/NarrowPage'
import { Panel } from '../panel/Panel'

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
