import { savedInboxView } from '#src/shared/leads/saved-inbox-view'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { RemoveView } from './RemoveView'

/** Page of a saved view of the inbox, with its name and the button to delete it. */
export default function Page() {
  const t = useTranslations('leads')
  const { urlParsed } = usePageContext()
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
      <RemoveView path={path} name={name} asking={urlParsed.search.ask === 'remove'} />
    </NarrowPage>
  )
}
