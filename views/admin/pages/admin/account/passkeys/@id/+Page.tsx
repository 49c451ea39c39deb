import { passkeyName } from '#src/shared/admin/accounts'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page that renames or removes a passkey. */
export default function Page() {
  const t = useTranslations('accounts')
  const { id, name } = useData<Data>()
  const action = `/admin/account/passkeys/${id}`
  return (
    <NarrowPage title={name} back={{ href: '/admin/account/passkeys', label: t('passkeys.toPasskeys') }}>
      <RefusalNotice />
      <Panel>
        <PageForm name="passkey" action={action} fields={passkeyName} values={{ name }}>
          <input type="hidden" name="action" value="rename" />
          <Field name="name" label={t('passkeys.name')} />
          <SubmitButton small look="purple" label={t('passkeys.rename')} submittingLabel={t('passkeys.renaming')} />
        </PageForm>
      </Panel>
      <Panel title={t('passkeys.removeTitle')} lead={t('passkeys.removeLead')}>
        <form method="post" action={action}>
          <input type="hidden" name="action" value="remove" />
          <Button small look="outline" type="submit">
            {t('passkeys.remove')}
          </Button>
        </form>
      </Panel>
    </NarrowPage>
  )
}
