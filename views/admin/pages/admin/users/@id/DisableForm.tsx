import { accessHandover, handover } from '#src/shared/admin/accounts'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Handover } from './Handover'
import { LeftAccess } from './LeftAccess'

/** Form that disables a user, hands over the open leads, and ends or hands over keys and webhooks. */
export function DisableForm({ id }: { id: string }) {
  const t = useTranslations('accounts')
  const { isRecipient, addedMailboxes } = useData<Data>()
  return (
    <Panel title={t('user.disableTitle')} lead={t('user.disableLead')}>
      <PageForm name="user" action={`/admin/users/${id}`} fields={{ ...handover, ...accessHandover }}>
        <input type="hidden" name="action" value="disable" />
        <Handover />
        <LeftAccess />
        {isRecipient && (
          <p>
            {t('user.access.mailbox')} <a href="/admin/recipients">{t('user.access.toRecipients')}</a>
          </p>
        )}
        {addedMailboxes.length > 0 && (
          <p>
            {t('user.access.addedMailboxes', { mailboxes: addedMailboxes.join(', ') })}{' '}
            <a href="/admin/recipients">{t('user.access.toAddedMailboxes')}</a>
          </p>
        )}
        <div>
          <Button small look="outline" type="submit">
            {t('user.disableSubmit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  )
}
