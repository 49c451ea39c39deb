import { recipientMailbox as fields } from '#src/shared/admin/recipients'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Form that adds a mailbox. */
export function MailboxForm() {
  const t = useTranslations('recipients')
  const { locations } = useData<Data>()
  return (
    <Panel title={t('add.title')}>
      <PageForm name="recipientMailbox" action="/admin/recipients" fields={fields}>
        <input type="hidden" name="action" value="add" />
        <Field name="email" label={t('add.email')} />
        <Select
          name="location"
          label={t('add.place')}
          placeholder={t('mailboxes.headOffice')}
          options={locations.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <SubmitButton look="purple" label={t('add.submit')} submittingLabel={t('add.submitting')} />
      </PageForm>
    </Panel>
  )
}
