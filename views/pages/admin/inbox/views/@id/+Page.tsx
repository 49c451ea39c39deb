import { savedInboxView } from '#src/shared/leads/saved-inbox-view'
import { PageForm } from '#views/admin/form/PageForm'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'
import { Button } from '#views/components/ui/Button'
import { Field } from '#views/forms/Field'
import { SubmitButton } from '#views/forms/SubmitButton'
import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { Data } from './+data'

/** Page of a saved view of the inbox, with its name and the button to delete it. */
export default function Page() {
  const t = useTranslations('leads')
  const { view } = useData<Data>()
  const { id, name, query } = view
  const path = `/admin/inbox/views/${id}`
  const back = { href: query ? `/admin/inbox?${query}` : '/admin/inbox', label: t('savedViews.back') }
  return (
    <NarrowPage title={name} back={back}>
      <RefusalNotice />
      <Panel>
        <PageForm name="savedView" action={path} fields={savedInboxView} values={{ name }}>
          <Field name="name" label={t('savedViews.name')} />
          <SubmitButton
            look="purple"
            label={t('savedViews.rename.submit')}
            submittingLabel={t('savedViews.rename.submitting')}
          />
        </PageForm>
      </Panel>
      <Panel title={t('savedViews.remove.title')} lead={t('savedViews.remove.lead')}>
        <form method="post" action={path}>
          <input type="hidden" name="action" value="remove" />
          <Button small look="outline" type="submit">
            {t('savedViews.remove.submit')}
          </Button>
        </form>
      </Panel>
    </NarrowPage>
  )
}
