import { mailboxConfirmation } from '#src/shared/admin/recipients'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'

/** Page of the link in the mail to a new mailbox. */
export default function Page() {
  const t = useTranslations('recipients')
  const { urlParsed, form } = usePageContext()
  const { token, done } = urlParsed.search
  const lead = done ? 'confirm.done' : token || form ? 'confirm.lead' : 'confirm.missing'
  return (
    <EntranceCard title={t('confirm.title')} lead={t(lead)}>
      <RefusalNotice />
      {token && !form && (
        <PageForm name="mailboxConfirmation" action="/admin/mailbox" fields={mailboxConfirmation}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton look="purple" label={t('confirm.submit')} submittingLabel={t('confirm.submitting')} />
        </PageForm>
      )}
    </EntranceCard>
  )
}
