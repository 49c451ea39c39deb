import { leadsByMail as fields } from '#src/shared/admin/accounts'
import { leadsByMailChoices } from '#src/shared/admin/leads-by-mail'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
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
