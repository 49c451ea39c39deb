import { apiKey as fields, keyExpiries } from '#src/shared/forms/api-key'
import { Field } from '#views/components/form/Field'
import { Select } from '#views/components/form/Select'
import { SubmitButton } from '#views/components/form/SubmitButton'
import { useTranslations } from '#views/translations'
import { PageForm } from '#views/admin/form/PageForm'
import { Panel } from '#views/admin/panel/Panel'
import { ScopeBoxes } from './ScopeBoxes'

export function KeyForm() {
  const t = useTranslations('api-keys')
  const options = keyExpiries.map((value) => ({ value, label: t(`new.expiries.${value}`) }))
  return (
    <Panel lead={t('new.lead')}>
      <PageForm name="apiKey" action="/admin/api-keys/new" fields={fields} focused="name">
        <Field name="name" label={t('name')} hint={t('new.nameHint')} />
        <ScopeBoxes />
        <Select name="expiry" label={t('new.expiry')} placeholder={t('new.choose')} options={options} />
        <Field name="expiresOn" type="date" label={t('new.expiresOn')} hint={t('new.expiresOnHint')} />
        <SubmitButton look="purple" label={t('new.submit')} submittingLabel={t('new.submitting')} />
      </PageForm>
    </Panel>
  )
}
