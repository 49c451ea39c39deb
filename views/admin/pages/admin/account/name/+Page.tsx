import { accountName } from '#src/shared/admin/accounts'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page that changes the user's name. */
export default function Page() {
  const t = useTranslations('accounts')
  const { name } = useData<Data>()
  return (
    <NarrowPage title={t('name.title')} back={{ href: '/admin/account', label: t('password.back') }}>
      <RefusalNotice />
      <Panel lead={t('name.lead')}>
        <PageForm name="name" action="/admin/account/name" fields={accountName} values={{ name }} focused="name">
          <Field name="name" label={t('account.name')} />
          <SubmitButton look="purple" label={t('name.submit')} submittingLabel={t('name.submitting')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
