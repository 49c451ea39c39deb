import { leadsByMail as fields } from '#src/shared/admin/accounts'
import { leadsByMailChoices } from '#src/shared/admin/leads-by-mail'
import { PageForm } from '#views/admin/form/PageForm'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'
import { Select } from '#views/forms/Select'
import { SubmitButton } from '#views/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page for the email notification preference. */
export default function Page() {
  const t = useTranslations('accounts')
  const { leadsByMail } = useData<Data>()
  const options = leadsByMailChoices.map((value) => ({ value, label: t(`leadsByMail.choices.${value}`) }))
  return (
    <NarrowPage title={t('leadsByMail.title')} back={{ href: '/admin/account', label: t('password.back') }}>
      <RefusalNotice />
      <Panel lead={t('leadsByMail.lead')}>
        <PageForm
          name="leadsByMail"
          action="/admin/account/leads-by-mail"
          fields={fields}
          values={{ leadsByMail }}
          focused="leadsByMail"
        >
          <Select
            name="leadsByMail"
            label={t('leadsByMail.choice')}
            placeholder={t('leadsByMail.choose')}
            options={options}
          />
          <SubmitButton look="purple" label={t('name.submit')} submittingLabel={t('name.submitting')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
